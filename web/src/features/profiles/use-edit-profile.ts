import { zodResolver } from '@hookform/resolvers/zod';
import { type OwnProfile, phone, updateProfileInput, username } from '@pahiya/contract/profiles/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { formatPhone } from '@/i18n/format.ts';
import { api, orpc } from '@/lib/api.ts';
import { session } from '@/lib/session/session.ts';
import { ownProfile } from './queries.ts';

/** As the contract has it, with an empty box for a number that is not given; a username from before a rule may stay. */
function editedProfile(current: string) {
  return updateProfileInput
    .pick({ fullName: true, bio: true })
    .required()
    .extend({
      username: z
        .string()
        .trim()
        .toLowerCase()
        .refine((name) => name === current || username.safeParse(name).success),
      phone: z.union([
        z
          .string()
          .trim()
          .length(0)
          .transform(() => null),
        phone,
      ]),
    });
}

type EditedProfile = z.output<ReturnType<typeof editedProfile>>;

function shown({ username, fullName, phone, bio }: OwnProfile) {
  return { username, fullName, phone: formatPhone(phone ?? ''), bio };
}

/** The form of the own profile. What was typed outlives a profile that arrives anew. */
export function useEditProfile(profile: OwnProfile) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(editedProfile(profile.username)),
    values: shown(profile),
    resetOptions: { keepDirtyValues: true },
  });
  const update = useMutation({
    // A name that is not touched is not sent: the server would judge it anew.
    mutationFn: ({ username, ...changes }: EditedProfile) =>
      api.profiles.update(username === profile.username ? changes : { ...changes, username }),
    async onSuccess(saved) {
      // An answer that was asked for before the change would bring back what it replaced.
      await queryClient.cancelQueries({ queryKey: ownProfile().queryKey });
      form.reset(shown(saved), { keepDirtyValues: false });
      queryClient.setQueryData(ownProfile().queryKey, saved);
      session.updateUser({ fullName: saved.fullName });
      // Name and username also stand beside own posts and comments, and in lists of people.
      for (const queryKey of [orpc.profiles.get.key(), orpc.profiles.posts.key(), orpc.community.key()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  return { form, update };
}
