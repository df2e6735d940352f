import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatPhone } from '@/i18n/format.ts';
import { logQuietly } from '@/lib/quiet-log.ts';
import { ownProfile } from '@/shared/profiles/queries.ts';

/**
 * The user's phone number for the form; undefined while it loads. A failed request is only logged (product, section 10.6).
 */
export function useOwnPhone(userId: string | undefined): string | undefined {
  const { data, error } = useQuery({ ...ownProfile(), enabled: userId !== undefined });
  useEffect(() => {
    if (error) logQuietly('profile', error);
  }, [error]);
  if (userId === undefined || error) return '';
  return data && formatPhone(data.phone ?? '');
}
