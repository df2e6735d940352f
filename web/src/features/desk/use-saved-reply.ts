import { zodResolver } from '@hookform/resolvers/zod';
import type { CannedReply } from '@pahiya/contract/desk/support/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { line, visibleText } from '@pahiya/contract/shared/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { api } from '@/lib/api/api.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { cannedRepliesOptions } from './queries/inbox.ts';

const replyForm = z.object({
  title: line().max(limits.subjectLength),
  text: visibleText().max(limits.chatMessageLength),
});
type ReplyValues = z.output<typeof replyForm>;

/** Form of a saved reply; null creates one. The id is generated once, so a retry does not create a second reply. */
export function useReplyForm(reply: CannedReply | null) {
  const keep = useKeepReplies();
  const [replyId] = useState(() => reply?.id ?? crypto.randomUUID());
  const form = useForm({
    resolver: zodResolver(replyForm),
    defaultValues: { title: reply?.title ?? '', text: reply?.text ?? '' },
  });
  const { mutateAsync } = useMutation({
    mutationFn: (values: ReplyValues) => api.desk.support.saveCannedReply({ replyId, ...values }),
    onSuccess: keep,
  });
  return { form, save: mutateAsync };
}

/** A reply that somebody else has already deleted counts as deleted. */
export function useDeleteReply() {
  const client = useQueryClient();
  const keep = useKeepReplies();
  return useMutation({
    async mutationFn(replyId: string): Promise<CannedReply[]> {
      try {
        return await api.desk.support.deleteCannedReply({ replyId });
      } catch (error) {
        if (errorCode(error) !== 'NOT_FOUND') throw error;
        return await client.fetchQuery({ ...cannedRepliesOptions(), staleTime: 0 });
      }
    },
    onSuccess: keep,
  });
}

function useKeepReplies() {
  const client = useQueryClient();
  return (replies: CannedReply[]) => client.setQueryData(cannedRepliesOptions().queryKey, replies);
}
