import type { commonErrors } from '@pahiya/contract/shared/errors';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFormat } from '@/i18n/use-format.ts';
import { isAnswered, isUnavailable } from './api-errors.ts';

type RateLimit = z.infer<(typeof commonErrors)['RATE_LIMITED']['data']>;

/** Whole seconds the server asks to wait; null when `error` is no rate limit. */
function secondsToWait(error: unknown): number | null {
  if (!isAnswered(error) || error.code !== 'RATE_LIMITED') return null;
  const seconds = (error.data as Partial<RateLimit> | undefined)?.retryAfterSeconds;
  return Math.max(1, seconds ?? 60);
}

/** Asks to try again when `seconds` have passed. */
export function useWaitText(): (seconds: number) => string {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (seconds) => {
    const wait = seconds < 60 ? t('duration.seconds', { count: seconds }) : format.duration(Math.ceil(seconds / 60));
    return t('error.rateLimitedFor', { wait });
  };
}

/**
 * What any failed call may have to say: how long to wait, that the account is suspended, or that the
 * server is out of reach or cannot do its work just now.
 * Null for everything else: only the screen that made the call knows those words.
 */
export function useFailureText(): (error: unknown) => string | null {
  const { t } = useTranslation('common');
  const waitText = useWaitText();
  return (error) => {
    if (!isAnswered(error)) return t('error.network');
    if (isUnavailable(error)) return t('error.unavailable');
    if (error.code === 'ACCOUNT_SUSPENDED') return t('error.suspended');
    const seconds = secondsToWait(error);
    return seconds === null ? null : waitText(seconds);
  };
}
