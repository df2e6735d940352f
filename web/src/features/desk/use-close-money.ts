import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api.ts';
import { moneyOptions } from './queries/administration.ts';

/** Takes a row off the money report; answers with the rows that are left. */
export function useCloseMoney() {
  const client = useQueryClient();
  return useMutation(
    orpc.desk.admin.closeMoney.mutationOptions({
      onSuccess: (rows) => client.setQueryData(moneyOptions().queryKey, rows),
      onError: () => client.invalidateQueries({ queryKey: moneyOptions().queryKey }),
    }),
  );
}
