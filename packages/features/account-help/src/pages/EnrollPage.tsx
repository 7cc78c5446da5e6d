import { useState, type ReactNode } from 'react';

import { EnrollForm } from '../enrollment/EnrollForm.tsx';
import { EnrollSent } from '../enrollment/EnrollSent.tsx';
import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import { carryLoginName } from '@airline/account/remembered';
import { forgetSentEnrollment, keepSentEnrollment, readSentEnrollment } from '@airline/account/remembered';
import { useHelp, type HelpContext } from '../setting/use-help.ts';

/** Renders the application for membership, and by the link of its mail the account's number. */
export function EnrollPage(): ReactNode {
  const help = useHelp();
  return (
    <LinkArrival help={help}>
      <Enroll help={help} />
    </LinkArrival>
  );
}

function Enroll({ help }: { readonly help: HelpContext }): ReactNode {
  const [sent, setSent] = useState(readSentEnrollment);
  if (sent !== undefined) {
    return (
      <EnrollSent
        help={help}
        sent={sent}
        onChange={setSent}
        onAnother={() => {
          forgetSentEnrollment();
          setSent(undefined);
        }}
      />
    );
  }
  return (
    <EnrollForm
      help={help}
      onSent={(application) => {
        keepSentEnrollment(application);
        carryLoginName(application.username);
        setSent(application);
      }}
    />
  );
}
