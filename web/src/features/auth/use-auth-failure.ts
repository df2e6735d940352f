import { useTranslation } from 'react-i18next';
import { isAnswered } from '@/lib/api-errors.ts';
import { useFailureText } from '@/lib/use-failure-text.ts';

const spoken = [
  'EMAIL_TAKEN',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_CONFIRMED',
  'INVALID_INPUT',
  'INVALID_TOKEN',
  'PASSWORD_TOO_COMMON',
] as const;

/** What the server said about a failed call, in the language on screen; `fallback` when it said nothing known. */
export function useAuthFailure(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation('auth');
  const general = useFailureText();
  return (error, fallback) => {
    const code = spoken.find((known) => isAnswered(error) && error.code === known);
    if (code) return t(`error.${code}`);
    return general(error) ?? fallback;
  };
}
