import type { NotificationPreferences } from '@pahiya/contract/notifications/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { ownPreferences } from './queries.ts';

/**
 * Notification settings with optimistic changes. A failure restores the server's values. Quick changes are sent in
 * order.
 */
export function usePreferences() {
  const queryClient = useQueryClient();
  const { queryKey } = ownPreferences();
  const query = useQuery(ownPreferences());
  const save = useMutation(
    orpc.notifications.setPreferences.mutationOptions({
      scope: { id: 'notification-preferences' },
      onError: () => queryClient.invalidateQueries({ queryKey }),
    }),
  );

  /** Rejects when it was not saved; `choices` has been restored by then. */
  async function choose(change: (choices: NotificationPreferences) => NotificationPreferences): Promise<void> {
    // Not awaited, because the switch would jump back for a moment. `revert: false` keeps the data shown.
    void queryClient.cancelQueries({ queryKey }, { revert: false });
    const before = queryClient.getQueryData(queryKey);
    if (!before) return;
    const chosen = queryClient.setQueryData(queryKey, change(before));
    if (!chosen) return;
    try {
      await save.mutateAsync(chosen);
    } catch (error) {
      // A later choice may be shown, so only this one is reverted. The rest is refetched.
      queryClient.setQueryData(queryKey, (shown) => (shown === chosen ? before : shown));
      throw error;
    }
  }

  return { ...query, choices: query.data, choose };
}
