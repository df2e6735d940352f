import { zodResolver } from '@hookform/resolvers/zod';
import { changePasswordInput } from '@pahiya/contract/account/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { api } from '@/lib/api/api.ts';
import { deviceSessions } from './queries.ts';

/** Form of the new password. The change signs out all other devices. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(changePasswordInput),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const change = useMutation({
    mutationFn: (passwords: z.infer<typeof changePasswordInput>) => api.account.changePassword(passwords),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: deviceSessions().queryKey }),
  });
  return { form, change };
}
