import { useTranslation } from '@/i18n/use-translation.ts';
import type { WalkInValues } from '../../rules/walk-in.ts';
import type { WalkInForm } from '../../use-walk-in-problem.ts';

/** The text of a field's error: the server's message, or the text for a missing value. */
export function useMissingText({ formState: { errors } }: WalkInForm) {
  const { t } = useTranslation('workshop');
  return (field: keyof WalkInValues): string | undefined => {
    const error = errors[field];
    if (!error) return undefined;
    return error.type === 'server' ? error.message : t(`board.walkIn.missing.${field}`);
  };
}
