import { zodResolver } from '@hookform/resolvers/zod';
import { type OwnProfile, phone, updateProfileInput } from '@pahiya/contract/profiles/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { orpc } from '@/lib/api.ts';
import { session } from '@/lib/session/session.ts';
import { ownProfile } from './queries.ts';

/** As the contract has it, with an empty box for a number that is not given. */
const editedProfile = updateProfileInput.required().extend({
  phone: z.union([
    z
      .string()
      .trim()
      .length(0)
      .transform(() => null),
    phone,
  ]),
});

function shown({ fullName, phone, bio }: OwnProfile) {
  return { fullName, phone: phone ?? '', bio };
}

/** The form of the own profile. What was typed outlives a profile that arrives anew. */
export function useEditProfile(profile: OwnProfile) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(editedProfile),
    values: shown(profile),
    resetOptions: { keepDirtyValues: true },
  });
  const update = useMutation(
    orpc.profiles.update.mutationOptions({
      onSuccess(saved) {
        form.reset(shown(saved), { keepDirtyValues: false });
        queryClient.setQueryData(ownProfile().queryKey, saved);
        session.updateUser({ fullName: saved.fullName });
      },
    }),
  );
  return { form, update };
}
