import { type MailChoices, type MailTopic, type readMailChoices, updateMailChoices } from '@airline/contract';
import { type AnswerOf, type Failure, failureIn, valueOrThrow } from '@airline/gateway-client';
import { mailChoicesQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

type Kept = AnswerOf<typeof readMailChoices>;

/** One choice that a person makes: a topic, or the language of all mails. */
export type MailChange =
  | { readonly topic: MailTopic; readonly isWanted: boolean }
  | { readonly language: Kept['language'] };

/** Which mails a person wants, as the page shows them. */
export interface MailChoiceState {
  /** Absent until they came. */
  readonly kept: Kept | undefined;
  /** Why they could not be read. */
  readonly failure: Failure | undefined;
  readonly reload: () => Promise<unknown>;
  /** Shows a choice at once and sends it; one that cannot be saved is put back. */
  readonly change: (change: MailChange) => void;
  /** The choice that was put back, and why. */
  readonly putBack: { readonly change: MailChange; readonly failure: Failure | undefined } | undefined;
  /** Whether the last choice was saved. */
  readonly isSaved: boolean;
}

/** Reads which mails the member wants, and changes them one at a time, each shown before it is saved. */
export function useMailChoices(): MailChoiceState {
  const session = useSession();
  const queryClient = useQueryClient();
  const query = mailChoicesQuery(session);
  const { data, error, refetch } = useQuery(query);
  const show = (change: MailChange) =>
    queryClient.setQueryData(query.queryKey, (kept) => kept && withChange(kept, change));
  const { mutate, ...saving } = useMutation({
    // One after the other: each sends all choices as they are shown then.
    scope: { id: 'mail-choices' },
    mutationFn: async (change: MailChange) => {
      const kept = queryClient.getQueryData(query.queryKey);
      if (kept === undefined) return;
      const { choices, language } = withChange(kept, change);
      valueOrThrow(await session.call(updateMailChoices, { body: { choices, language } }));
    },
    async onMutate(change) {
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      const before = queryClient.getQueryData(query.queryKey);
      show(change);
      return before && undo(change, before);
    },
    onError(_error, _change, before) {
      if (before !== undefined) show(before);
    },
  });
  return {
    kept: data,
    failure: failureIn(error),
    reload: refetch,
    change: mutate,
    putBack: saving.isError ? { change: saving.variables, failure: failureIn(saving.error) } : undefined,
    isSaved: saving.isSuccess,
  };
}

function withChange(kept: Kept, change: MailChange): Kept {
  if ('language' in change) return { ...kept, language: change.language };
  const choices: MailChoices = { ...kept.choices, [change.topic]: change.isWanted };
  return { ...kept, choices };
}

/** Gives the change that puts things back as they were. */
function undo(change: MailChange, before: Kept): MailChange {
  if ('language' in change) return { language: before.language };
  return { topic: change.topic, isWanted: before.choices[change.topic] };
}
