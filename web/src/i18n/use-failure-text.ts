import type { commonErrors } from '@pahiya/contract/shared/errors';
import type { z } from 'zod';
import { isAnswered, isUnavailable } from '../lib/api/api-errors.ts';
import { useFormat } from './use-format.ts';
import { useTranslation } from './use-translation.ts';

type RateLimit = z.infer<(typeof commonErrors)['RATE_LIMITED']['data']>;

function secondsToWait(error: unknown): number | null {
  if (!isAnswered(error) || error.code !== 'RATE_LIMITED') return null;
  const seconds = (error.data as Partial<RateLimit> | undefined)?.retryAfterSeconds;
  return Math.max(1, seconds ?? 60);
}

export function useWaitText(): (seconds: number) => string {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (seconds) => {
    const wait = seconds < 60 ? t('duration.seconds', { count: seconds }) : format.duration(Math.ceil(seconds / 60));
    return t('error.rateLimitedFor', { wait });
  };
}

/** The text is null for failures that only the calling screen can explain. */
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
