import { isDeepStrictEqual } from 'node:util';
import type { AnyProcedure } from '@orpc/server';

export async function checkAnswer(procedure: AnyProcedure, answer: unknown): Promise<void> {
  const { outputSchema, route } = procedure['~orpc'];
  // The library validates each event of a stream.
  const isStream = typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
  if (!outputSchema || isStream) return;
  const parsed = await outputSchema['~standard'].validate(answer);
  const name = `${route.method} ${route.path}`;
  if (parsed.issues) throw new Error(`${name} breaks the contract: ${JSON.stringify(parsed.issues)}`);
  if (!isDeepStrictEqual(parsed.value, answer)) {
    throw new Error(
      `${name} says more than the contract: ${JSON.stringify(answer)}, not ${JSON.stringify(parsed.value)}`,
    );
  }
}
