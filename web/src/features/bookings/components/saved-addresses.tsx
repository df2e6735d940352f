import { BookmarkPlus, MapPin, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { hasAddress } from '@/shared/locations/rules/address-list.ts';
import { useSavedAddresses } from '@/shared/locations/use-saved-addresses.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { notify } from '@/ui/notify.ts';
import { useKeepFocus } from '@/ui/use-keep-focus.ts';

interface SavedAddressesProps {
  address: string;
  onUse: (address: string) => void;
}

export function SavedAddresses({ address, onUse }: SavedAddressesProps) {
  const { t } = useTranslation('booking');
  const { addresses, add, remove } = useSavedAddresses();
  const list = useRef<HTMLDivElement>(null);
  useKeepFocus(
    list,
    () => list.current?.querySelector('button') ?? list.current?.parentElement?.querySelector('textarea'),
  );

  function showOutcome(isKept: boolean, done: string) {
    if (isKept) notify.success(done);
    else notify.error(t('address.notKept'));
  }

  return (
    <div ref={list} className="flex flex-col items-start gap-3">
      {address.trim() !== '' && !hasAddress(addresses, address) && (
        <Button variant="outline" size="small" onClick={() => showOutcome(add(address), t('address.added'))}>
          <BookmarkPlus aria-hidden="true" />
          {t('address.save')}
        </Button>
      )}
      {addresses.length > 0 && (
        <div className="w-full">
          <h3 className="mb-2 font-medium text-sm">{t('address.saved')}</h3>
          <ul className="flex flex-col gap-2">
            {addresses.map((saved) => (
              <SavedAddress
                key={saved}
                address={saved}
                isUsed={hasAddress([saved], address)}
                onUse={() => onUse(saved)}
                onRemove={() => showOutcome(remove(saved), t('address.removed'))}
              />
            ))}
          </ul>
          <p className="mt-2 text-sm text-text-muted">{t('address.deviceOnly')}</p>
        </div>
      )}
    </div>
  );
}

interface SavedAddressProps {
  address: string;
  isUsed: boolean;
  onUse: () => void;
  onRemove: () => void;
}

function SavedAddress({ address, isUsed, onUse, onRemove }: SavedAddressProps) {
  const { t } = useTranslation('booking');
  return (
    <li className="flex items-stretch rounded-control border border-border bg-surface has-aria-pressed:border-primary has-aria-pressed:bg-selected">
      <button
        type="button"
        aria-pressed={isUsed}
        aria-label={t('address.use', { address })}
        onClick={onUse}
        className="flex min-h-11 min-w-0 flex-1 items-start gap-2.5 rounded-control px-3.5 py-2.5 text-start text-sm"
      >
        <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-text-muted" />
        <span className="min-w-0 wrap-anywhere">{address}</span>
      </button>
      <IconButton label={t('address.remove', { address })} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
