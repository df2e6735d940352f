import { isAnswered } from '@/lib/api/api-errors.ts';

/** The challenge of a sign-in to an account with a second factor; null for any other failure. */
export function challengeOf(error: unknown): string | null {
  if (!isAnswered(error) || error.code !== 'CHALLENGE_REQUIRED') return null;
  return (error.data as { challengeId?: string } | undefined)?.challengeId ?? null;
}
