import { zodResolver } from '@hookform/resolvers/zod';
import { callOutcomes, type DeskCall } from '@pahiya/contract/desk/support/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { text } from '@pahiya/contract/shared/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { api, orpc } from '@/lib/api/api.ts';

const callForm = z.object({ outcome: z.enum(callOutcomes), note: text().trim().max(limits.reasonLength) });
type CallValues = z.infer<typeof callForm>;

/** Records the outcome of a call. The lists are refetched even after an error. */
export function useRecordCall(callId: string, outcome: CallValues['outcome']) {
  const client = useQueryClient();
  const form = useForm({ resolver: zodResolver(callForm), defaultValues: { outcome, note: '' } });
  const { mutateAsync } = useMutation({
    mutationFn: (values: CallValues): Promise<DeskCall> => api.desk.support.recordCall({ callId, ...values }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.desk.support.calls.key() }),
  });
  return { form, record: mutateAsync };
}
