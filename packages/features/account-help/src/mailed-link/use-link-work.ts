import { completeLink, type LinkResultRequest } from '@airline/contract';
import type { SubmitRefusal } from '@airline/forms';

import { useFormRefusal } from '@airline/account/form-refusal';
import { endingOf } from './link-end.ts';
import type { LinkWorkProps } from './link-step.ts';

const fields = { usernameTaken: '/username', passwordInvalid: '/newPassword' } as const;

/** Gives the way to use a link, for the `onSubmit` of the form that does it. */
export function useLinkWork({
  help,
  onDone,
  onEnded,
}: LinkWorkProps): (request: LinkResultRequest) => Promise<SubmitRefusal | undefined> {
  const refuse = useFormRefusal();
  return async (body) => {
    const outcome = await help.call(completeLink, { body });
    if ('value' in outcome) {
      onDone(outcome.value);
      return undefined;
    }
    const ending = endingOf(outcome.failure);
    if (ending === undefined) return refuse(outcome.failure, fields);
    onEnded(ending);
    return undefined;
  };
}
