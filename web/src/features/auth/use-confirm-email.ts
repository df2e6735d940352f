import { useQuery } from '@tanstack/react-query';
import { errorCode } from '@/lib/api/api-errors.ts';
import { authActions } from '@/lib/session/store/tab-actions.ts';
import { useLinkToken } from '@/shared/auth/use-link-token.ts';

/**
 * Confirms the address of the link this page was opened with, then calls `onConfirmed`.
 * A query, because each token works only once and must be sent once, however often the page renders.
 */
export function useConfirmEmail(onConfirmed: () => void) {
  const token = useLinkToken();
  const { error, isFetching, refetch } = useQuery({
    queryKey: ['confirm-email', token],
    enabled: typeof token === 'string',
    queryFn: async () => {
      await authActions.confirmEmail({ token: token ?? '' });
      onConfirmed();
      return true;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const code = errorCode(error);
  const isBadLink = token === null || code === 'INVALID_TOKEN' || code === 'INVALID_INPUT';
  return { isBadLink, error: isFetching ? null : error, retry: refetch };
}
