import { MapPin, Plus, X } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { useSavedAddresses } from '@/shared/locations/use-saved-addresses.ts';
import { Button } from '@/ui/button.tsx';
import { Card, CardBody, CardTitle } from '@/ui/card.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { notify } from '@/ui/notify.ts';
import { useKeepFocus } from '@/ui/use-keep-focus.ts';

const AddressDialog = lazyPart(async () => {
  const { AddressDialog } = await import('./address-dialog.tsx');
  return { default: AddressDialog };
});

/** Saved Addresses (product, section 13.2): text lines on this device, which the booking form offers. */
export function SavedAddressesSection() {
  const { t } = useTranslation(['addresses', 'booking']);
  const heading = useId();
  const { addresses, add, remove } = useSavedAddresses();
  const [isAdding, setAdding] = useState(false);
  const section = useRef<HTMLElement>(null);
  useKeepFocus(section, () => section.current?.querySelector('button'));

  function showOutcome(isKept: boolean, done: string): boolean {
    if (isKept) notify.success(done);
    else notify.error(t('booking:address.notKept'));
    return isKept;
  }

  return (
    <section ref={section} aria-labelledby={heading}>
      <Card>
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="wrap-anywhere">
            <CardTitle id={heading}>{t('title')}</CardTitle>
            <p className="mt-1 text-pretty text-sm text-text-muted">{t('text')}</p>
          </div>
          {addresses.length === 0 && <p className="text-sm">{t('empty')}</p>}
          <AddressList
            addresses={addresses}
            onRemove={(address) => showOutcome(remove(address), t('booking:address.removed'))}
          />
          <Button variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            {t('add')}
          </Button>
        </CardBody>
      </Card>
      {isAdding && (
        <Suspense>
          <AddressDialog
            onSave={(address) => showOutcome(add(address), t('booking:address.added'))}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface AddressListProps {
  addresses: string[];
  onRemove: (address: string) => void;
}

function AddressList({ addresses, onRemove }: AddressListProps) {
  const { t } = useTranslation('addresses');
  if (addresses.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-border rounded-control border border-border">
      {addresses.map((address) => (
        <li key={address} className="flex items-center gap-2.5 py-1 ps-3.5 pe-1">
          <MapPin aria-hidden="true" className="size-4 shrink-0 text-text-muted" />
          <span className="wrap-anywhere min-w-0 flex-1 py-2 text-sm">{address}</span>
          <IconButton label={t('remove', { address })} onClick={() => onRemove(address)}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
