import type { NotificationPreferences } from '@pahiya/contract/notifications/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api.ts';
import { ownPreferences } from './queries/notifications.ts';

/**
 * What is told and how. A choice stands on the screen at once; when it cannot be saved, what the server has comes back.
 * Choices made quickly one after the other are sent in their order.
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

  /** Rejects when it was not saved; `choices` has been put back then. */
  async function choose(change: (choices: NotificationPreferences) => NotificationPreferences): Promise<void> {
    // Not waited for, or what was pressed would jump back for a moment; and what it brought so far is not put back.
    void queryClient.cancelQueries({ queryKey }, { revert: false });
    const before = queryClient.getQueryData(queryKey);
    if (!before) return;
    const chosen = queryClient.setQueryData(queryKey, change(before));
    if (!chosen) return;
    try {
      await save.mutateAsync(chosen);
    } catch (error) {
      // A later choice may stand on the screen: only this one is taken back, the rest is asked for.
      queryClient.setQueryData(queryKey, (shown) => (shown === chosen ? before : shown));
      throw error;
    }
  }

  return { ...query, choices: query.data, choose };
}
