import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../rules.ts';

interface AvatarProps {
  name: string;
  url: string | null;
}

/** The picture, or the initials when there is none or it does not load. */
export function Avatar({ name, url }: AvatarProps) {
  const { t } = useTranslation('profile');
  const [broken, setBroken] = useState<string | null>(null);
  const box = 'size-16 shrink-0 rounded-full sm:size-24';
  if (url && url !== broken) {
    return (
      <img
        src={url}
        alt={t('picture', { name })}
        width={96}
        height={96}
        onError={() => setBroken(url)}
        className={`${box} bg-surface-sunken object-cover`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${box} flex items-center justify-center bg-accent-soft font-bold text-xl text-on-accent-soft sm:text-3xl`}
    >
      {initialsOf(name)}
    </span>
  );
}
