import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { FieldError } from '@/ui/field.tsx';
import { notify } from '@/ui/notify.ts';
import { Spinner } from '@/ui/spinner.tsx';
import type { ChosenPlace } from '../rules.ts';
import { type PositionFailure, useDevicePlace } from '../use-device-place.ts';

export function DevicePlaceButton({ onPlace }: { onPlace: (place: ChosenPlace) => void }) {
  const { t } = useTranslation('home');
  const { isLocating, locate } = useDevicePlace();
  const [failure, setFailure] = useState<PositionFailure | null>(null);

  async function press() {
    if (isLocating) return;
    setFailure(null);
    const outcome = await locate();
    if (!outcome) return;
    if (outcome.ok) return onPlace(outcome.place);
    setFailure(outcome.reason);
    notify.error(t(`location.error.${outcome.reason}`));
  }

  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-disabled={isLocating}
        aria-describedby={failure ? 'device-place-error' : undefined}
        onClick={press}
        className="flex min-h-16 items-center gap-3.5 rounded-card border border-border bg-accent-soft p-4 text-start text-on-accent-soft transition-colors hover:border-accent"
      >
        {isLocating ? <Spinner size="medium" /> : <LocateFixed aria-hidden="true" className="size-6 shrink-0" />}
        <span>
          <span className="block font-semibold">{t(isLocating ? 'location.locating' : 'location.device')}</span>
          <span className="block text-sm">{t('location.deviceText')}</span>
        </span>
      </button>
      {failure && <FieldError id="device-place-error">{t(`location.error.${failure}`)}</FieldError>}
    </div>
  );
}
