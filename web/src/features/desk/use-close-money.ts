import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { moneyOptions } from './queries/administration.ts';

/** Removes a row from the money report. The server answers with the remaining rows. */
export function useCloseMoney() {
  const client = useQueryClient();
  return useMutation(
    orpc.desk.admin.closeMoney.mutationOptions({
      onSuccess: (rows) => client.setQueryData(moneyOptions().queryKey, rows),
      onError: () => client.invalidateQueries({ queryKey: moneyOptions().queryKey }),
    }),
  );
}
