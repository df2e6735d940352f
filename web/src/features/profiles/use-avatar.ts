import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '@/lib/api/api.ts';
import { uploadFile } from '@/lib/api/upload-file.ts';
import { ownProfile } from '@/shared/profiles/queries.ts';

interface Sending {
  previewUrl: string;
  /** Progress from 0 to 1. */
  sent: number;
}

export function useAvatar() {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);

  async function keep(profile: OwnProfile) {
    // A request made before the change would restore the old data.
    await queryClient.cancelQueries({ queryKey: ownProfile().queryKey });
    queryClient.setQueryData(ownProfile().queryKey, profile);
    // Posts, comments and lists of people show the picture too.
    for (const queryKey of [orpc.profiles.get.key(), orpc.profiles.posts.key(), orpc.community.key()]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }

  const upload = useMutation({
    mutationFn: async (file: File) => {
      const previewUrl = URL.createObjectURL(file);
      setSending({ previewUrl, sent: 0 });
      try {
        const profile = await uploadFile<OwnProfile>({
          method: 'PUT',
          path: '/profiles/me/avatar',
          form: { file },
          onProgress: (sent) => setSending({ previewUrl, sent }),
        });
        await loaded(profile.avatarUrl);
        return profile;
      } finally {
        setSending(null);
        URL.revokeObjectURL(previewUrl);
      }
    },
    onSuccess: keep,
  });
  const remove = useMutation(orpc.profiles.removeAvatar.mutationOptions({ onSuccess: keep }));

  return { sending, upload, remove };
}

/** Keeps the preview until the new picture is loaded, to avoid flicker. */
async function loaded(url: string | null): Promise<void> {
  if (url === null) return;
  const picture = new Image();
  picture.src = url;
  await picture.decode().catch(() => undefined);
}
