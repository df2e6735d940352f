import { useTranslation } from 'react-i18next';
import { errorCode } from './api-errors.ts';
import { useFailureText } from './use-failure-text.ts';

/** Error text for a rejected code. */
export function useCodeFailure(): (error: unknown) => string {
  const { t } = useTranslation(['factor', 'common']);
  const general = useFailureText();
  return (error) => {
    const code = errorCode(error as Error);
    if (code === 'INVALID_CODE' || code === 'INVALID_INPUT') return t('code.wrong');
    return general(error) ?? t('common:error.unexpected');
  };
}
