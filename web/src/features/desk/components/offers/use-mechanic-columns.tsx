import type { MechanicAtWork } from '@pahiya/contract/desk/garage/schemas';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';
import { useMechanics } from '../../use-mechanics.ts';
import { useOfferFailure } from '../../use-offer-failure.ts';
import type { DeskColumn } from '../desk-table.tsx';
import { OfferName } from './offer-name.tsx';
import { StateSwitch } from './state-switch.tsx';

const cellStyles = 'flex min-h-11 items-center';

interface MechanicColumns {
  garageId: string;
  onOpen: (id: string) => void;
  /** Asks for confirmation before a mechanic is set inactive. */
  onLeaving: (mechanic: MechanicAtWork) => void;
}

export function useMechanicColumns({ garageId, onOpen, onLeaving }: MechanicColumns): DeskColumn<MechanicAtWork>[] {
  const { t } = useTranslation('workshop');
  const bringBack = useBringBack(garageId);
  return [
    {
      key: 'name',
      title: t('offers.mechanics.name'),
      isSortable: true,
      cell: ({ id, name, isActive, comingBookings }) => (
        <OfferName name={name} isOff={!isActive} onOpen={() => onOpen(id)}>
          {comingBookings > 0 && (
            <span className="md:hidden">{t('offers.mechanics.coming', { count: comingBookings })}</span>
          )}
        </OfferName>
      ),
    },
    {
      key: 'phone',
      title: t('offers.mechanics.phone'),
      cell: ({ name, phone }) =>
        phone ? (
          <a href={`tel:${phone}`} className={`${cellStyles} whitespace-nowrap underline-offset-4 hover:underline`}>
            <span className="sr-only">{t('offers.mechanics.call', { name })} </span>
            {phone.replace(/^\+91(\d{5})/, '$1 ')}
          </a>
        ) : (
          <span className={cellStyles}>–</span>
        ),
    },
    {
      key: 'work',
      title: t('offers.mechanics.work'),
      isSortable: true,
      isFigure: true,
      isWide: true,
      cell: ({ comingBookings }) => <span className={`${cellStyles} justify-end`}>{comingBookings}</span>,
    },
    {
      key: 'state',
      title: t('offers.mechanics.active'),
      isSortable: true,
      cell: (mechanic) => (
        <StateSwitch
          label={t('offers.mechanics.turn', { name: mechanic.name })}
          text={t(mechanic.isActive ? 'offers.mechanics.active' : 'offers.mechanics.inactive')}
          isOn={mechanic.isActive}
          onChange={(isOn) => (isOn ? void bringBack(mechanic) : onLeaving(mechanic))}
        />
      ),
    },
  ];
}

function useBringBack(garageId: string) {
  const { t } = useTranslation('workshop');
  const { change } = useMechanics(garageId);
  const showFailure = useOfferFailure();
  return async function bringBack(mechanic: MechanicAtWork) {
    try {
      await change({ mechanic, to: { isActive: true } });
      notify.success(t('offers.mechanics.isBack', { name: mechanic.name }));
    } catch (error) {
      showFailure(error);
    }
  };
}
