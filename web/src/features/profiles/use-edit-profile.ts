import { zodResolver } from '@hookform/resolvers/zod';
import {
  type OwnProfile,
  phone,
  type UpdateProfileInput,
  updateProfileInput,
  username,
} from '@pahiya/contract/profiles/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { formatPhone } from '@/i18n/format.ts';
import { api, orpc } from '@/lib/api/api.ts';
import { session } from '@/lib/session/session.ts';
import { ownProfile } from '@/shared/profiles/queries.ts';

/** Switches save these fields, not the form. */
type SavedElsewhere = 'isPublic' | 'allowComments' | 'allowMessages' | 'language';
type EditedField = Exclude<keyof UpdateProfileInput, SavedElsewhere>;

/** Like the contract's input, but the phone may be empty, and an old username that breaks newer rules may stay. */
function editedProfile(current: string) {
  const { fullName, bio } = updateProfileInput.shape;
  return z.strictObject({
    fullName: fullName.unwrap(),
    bio: bio.unwrap(),
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
  } satisfies Record<EditedField, z.ZodType>);
}

type EditedProfile = z.output<ReturnType<typeof editedProfile>>;

function shown({ username, fullName, phone, bio }: OwnProfile): Record<EditedField, string> {
  return { username, fullName, phone: formatPhone(phone ?? ''), bio };
}

/** Form of the user's profile. Edits and error messages survive a refetch of the profile. */
export function useEditProfile(profile: OwnProfile) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(editedProfile(profile.username)),
    values: shown(profile),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const update = useMutation({
    // An unchanged username is not sent, because the server would validate it again.
    mutationFn: ({ username, ...changes }: EditedProfile) =>
      api.profiles.update(username === profile.username ? changes : { ...changes, username }),
    async onSuccess(saved) {
      // A request made before the change would restore the old data.
      await queryClient.cancelQueries({ queryKey: ownProfile().queryKey });
      form.reset(shown(saved), { keepDirtyValues: false, keepErrors: false });
      queryClient.setQueryData(ownProfile().queryKey, saved);
      session.updateUser({ fullName: saved.fullName });
      // Posts, comments and lists of people show name and username too.
      for (const queryKey of [orpc.profiles.get.key(), orpc.profiles.posts.key(), orpc.community.key()]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  return { form, update };
}
