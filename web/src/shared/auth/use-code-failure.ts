import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import type { CodeKind } from './rules/typed-code.ts';

export function useCodeFailure(): (error: unknown, kind: CodeKind) => string {
  const { t } = useTranslation(['factor', 'common']);
  const general = useFailureText();
  return (error, kind) => {
    const code = errorCode(error as Error);
    if (code === 'INVALID_CODE' || code === 'INVALID_INPUT')
      return t(kind === 'authenticator' ? 'code.wrong' : 'code.wrongRecovery');
    return general(error) ?? t('common:error.unexpected');
  };
}

/** Text that asks for a missing or incomplete code. */
export function useCodeNeeded(): (kind: CodeKind) => string {
  const { t } = useTranslation('factor');
  return (kind) => t(kind === 'authenticator' ? 'code.needed' : 'code.neededRecovery');
}
