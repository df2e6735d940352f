import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { ownProfile } from '@/shared/profiles/queries.ts';

export const privacySwitches = ['isPublic', 'allowComments', 'allowMessages'] as const;
type Privacy = Pick<OwnProfile, (typeof privacySwitches)[number]>;

/** Changes privacy settings optimistically and rolls back on failure. */
export function usePrivacy() {
  const queryClient = useQueryClient();
  const { queryKey } = ownProfile();

  function show(change: Partial<Privacy>) {
    queryClient.setQueryData<OwnProfile>(queryKey, (own) => own && { ...own, ...change });
  }

  return useMutation({
    mutationFn: (change: Partial<Privacy>) => api.profiles.update(change),
    scope: { id: 'privacy' },
    async onMutate(change) {
      await queryClient.cancelQueries({ queryKey });
      show(change);
    },
    onError(_error, change) {
      show(Object.fromEntries(Object.entries(change).map(([name, isOn]) => [name, !isOn])));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
