import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { isAnswered } from '@/lib/api/api-errors.ts';

const spoken = [
  'EMAIL_TAKEN',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_CONFIRMED',
  'INVALID_INPUT',
  'INVALID_TOKEN',
  'PASSWORD_TOO_COMMON',
] as const;

/** Text of a server error in the current language; `fallback` for unknown errors. */
export function useAuthFailure(): (error: unknown, fallback: string) => string {
  const { t } = useTranslation('auth');
  const general = useFailureText();
  return (error, fallback) => {
    const code = spoken.find((known) => isAnswered(error) && error.code === known);
    if (code) return t(`error.${code}`);
    return general(error) ?? fallback;
  };
}
