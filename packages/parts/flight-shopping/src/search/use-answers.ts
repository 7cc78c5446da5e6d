import { useLoadedServices } from '@airline/session/services-provider';
import type { AppServices } from '@airline/session/services';
import { useEffect, useRef, useState } from 'react';

import type * as asksOfGateway from './ask-gateway.ts';

type Asks = typeof asksOfGateway;

/**
 * Gives what the gateway answers to questions that a search can be made without, as far as it has answered.
 *
 * The search is there before the session is, and what asks the gateway comes with the first question.
 */
export function useAnswers<Answer>(
  questions: readonly string[],
  ask: (asks: Asks, services: AppServices, question: string) => Promise<Answer | undefined>,
): ReadonlyMap<string, Answer> {
  const services = useLoadedServices();
  const asked = useRef(new Set<string>());
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(() => new Map());
  useEffect(() => {
    if (services === undefined) return;
    const answer = async (question: string): Promise<void> => {
      asked.current.add(question);
      const asks = await import('./ask-gateway.ts').catch(() => undefined);
      // A script that did not come is asked for again with the next change.
      if (asks === undefined) asked.current.delete(question);
      const answered = asks && (await ask(asks, services, question));
      if (answered !== undefined) setAnswers((before) => new Map([...before, [question, answered]]));
    };
    for (const question of questions) if (!asked.current.has(question)) void answer(question);
  });
  return answers;
}
