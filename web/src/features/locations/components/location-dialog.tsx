import { useTranslation } from '@/i18n/use-translation.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { notify } from '@/ui/notify.ts';
import type { ChosenPlace } from '../rules.ts';
import { usePlace } from '../use-place.ts';
import { useSavedPlaces } from '../use-saved-places.ts';
import { CurrentPlace } from './current-place.tsx';
import { DevicePlaceButton } from './device-place-button.tsx';
import { PlaceForm } from './place-form.tsx';
import { SavedPlaces } from './saved-places.tsx';

interface LocationDialogProps {
  open: boolean;
  onClose: () => void;
}

export function LocationDialog({ open, onClose }: LocationDialogProps) {
  const { t } = useTranslation('home');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('location.title')}
      description={t('location.text')}
    >
      <LocationChoices onClose={onClose} />
    </Dialog>
  );
}

function LocationChoices({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('home');
  const { place, choosePlace } = usePlace();
  const saved = useSavedPlaces();

  function choose(chosen: ChosenPlace | null) {
    choosePlace(chosen);
    onClose();
  }

  return (
    // Leaves room for the suggestions to open inside the dialog.
    <div className="flex min-h-[62dvh] flex-col gap-5 sm:min-h-128">
      <DevicePlaceButton
        onPlace={(chosen) => {
          notify.success(t('location.detected'), chosen.isGeocoded ? chosen.name : t('location.current'));
          choose(chosen);
        }}
      />
      <p className="flex items-center gap-3 text-sm text-text-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('location.or')}
      </p>
      <PlaceForm
        onPlace={(chosen) => {
          saved.save(chosen.name);
          choose(chosen);
        }}
      />
      <SavedPlaces names={saved.names} onPlace={choose} onRemove={saved.remove} />
      {place && <CurrentPlace place={place} onForget={() => choose(null)} />}
    </div>
  );
}
