import { useTranslation } from 'react-i18next';
import type { WalkInValues } from '../../rules/walk-in.ts';
import type { WalkInForm } from '../../use-walk-in-problem.ts';

/** What is wrong with a field, if anything: the server's meaning, or what is missing in it. */
export function useMissingText({ formState: { errors } }: WalkInForm) {
  const { t } = useTranslation('workshop');
  return (field: keyof WalkInValues): string | undefined => {
    const error = errors[field];
    if (!error) return undefined;
    return error.type === 'server' ? error.message : t(`board.walkIn.missing.${field}`);
  };
}
