import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, type RefObject, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Menu, type MenuItem } from '@/ui/menu/menu.tsx';
import { avatarProblem } from '../rules.ts';
import { useAvatar } from '../use-avatar.ts';
import { useAvatarNotices } from '../use-avatar-notices.ts';
import { AvatarProgress } from './avatar-progress.tsx';

export function AvatarEditor({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('profile');
  const { sending, upload, remove } = useAvatar();
  const notices = useAvatarNotices();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const isBusy = upload.isPending || remove.isPending;

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // Lets the same file be chosen again after a failure.
    currentTarget.value = '';
    if (!file) return;
    const problem = avatarProblem(file);
    if (problem) return notices.refused(problem);
    upload.mutate(file, { onSuccess: notices.changed, onError: notices.uploadFailed });
  }

  function takeAway() {
    remove.mutate({}, { onSuccess: notices.removed, onError: notices.removeFailed });
  }

  const ways: MenuItem[] = [
    {
      key: 'take',
      label: t('avatar.takePhoto'),
      icon: <Camera />,
      isImmediate: true,
      onSelect: () => camera.current?.click(),
    },
    {
      key: 'choose',
      label: t('avatar.choose'),
      icon: <ImagePlus />,
      isImmediate: true,
      onSelect: () => gallery.current?.click(),
    },
  ];
  if (profile.avatarUrl) {
    ways.push({ key: 'remove', label: t('avatar.remove'), icon: <Trash2 />, isDanger: true, onSelect: takeAway });
  }

  return (
    <div className="relative w-fit">
      <Avatar
        size="large"
        name={profile.fullName}
        url={sending?.previewUrl ?? profile.avatarUrl}
        alt={t('picture', { name: profile.fullName })}
      />
      {sending && <AvatarProgress sent={sending.sent} />}
      <Menu align="start" items={ways}>
        <button
          type="button"
          aria-label={t('avatar.change')}
          title={t('avatar.change')}
          disabled={isBusy}
          className="group absolute -end-2 -bottom-2 flex size-11 items-center justify-center rounded-full sm:end-0 sm:bottom-0"
        >
          <span className="flex size-9 items-center justify-center rounded-full border-2 border-surface bg-primary text-on-primary transition-colors group-hover:bg-primary-hover">
            <Camera aria-hidden="true" className="size-4.5" />
          </span>
        </button>
      </Menu>
      <PictureInput ref={camera} label={t('avatar.takePhoto')} capture="user" onChange={take} />
      <PictureInput ref={gallery} label={t('avatar.choose')} onChange={take} />
    </div>
  );
}

interface PictureInputProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  /** The front camera. */
  capture?: 'user';
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Hidden and not in the tab order. The menu opens it. */
function PictureInput({ label, ...props }: PictureInputProps) {
  return <input type="file" accept="image/*" aria-label={label} tabIndex={-1} hidden {...props} />;
}
