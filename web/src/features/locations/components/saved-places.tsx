import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, X } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { findPlace } from '../queries/find-places.ts';
import type { ChosenPlace } from '../rules.ts';

interface SavedPlacesProps {
  names: readonly string[];
  onPlace: (place: ChosenPlace) => void;
  onRemove: (name: string) => void;
}

export function SavedPlaces({ names, onPlace, onRemove }: SavedPlacesProps) {
  const { t } = useTranslation('home');
  const queryClient = useQueryClient();
  if (names.length === 0) return null;

  async function use(name: string) {
    const place = (await findPlace(queryClient, name))?.place;
    if (place) onPlace(place);
  }

  return (
    <section aria-labelledby="saved-places">
      <h3 id="saved-places" className="font-medium text-sm">
        {t('location.saved')}
      </h3>
      <ul className="mt-2 flex flex-col divide-y divide-border">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-1">
            <button
              type="button"
              aria-label={t('location.use', { place: name })}
              onClick={() => use(name)}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-control px-1 text-start hover:bg-text/6"
            >
              <Bookmark aria-hidden="true" className="size-5 shrink-0 text-text-muted" />
              <span className="min-w-0 truncate">{name}</span>
            </button>
            <IconButton label={t('location.remove', { place: name })} onClick={() => onRemove(name)}>
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
