import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { teamOptions } from './queries/administration.ts';

/**
 * Grants and revokes roles. Each answer is the whole team. The user's own navigation may change too, so it is
 * refetched.
 */
export function useTeam() {
  const client = useQueryClient();
  const onSuccess = (team: Awaited<ReturnType<typeof orpc.desk.admin.grant.call>>) => {
    client.setQueryData(teamOptions().queryKey, team);
    void client.invalidateQueries({ queryKey: orpc.desk.me.key() });
  };
  const grant = useMutation(orpc.desk.admin.grant.mutationOptions({ onSuccess }));
  const revoke = useMutation(
    orpc.desk.admin.revoke.mutationOptions({
      onSuccess,
      onError: () => client.invalidateQueries({ queryKey: teamOptions().queryKey }),
    }),
  );
  return { grant, revoke };
}
