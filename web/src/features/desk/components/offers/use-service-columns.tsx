import type { DeskService } from '@pahiya/contract/desk/garage/schemas';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';
import { useOfferFailure } from '../../use-offer-failure.ts';
import { useServices } from '../../use-services.ts';
import type { DeskColumn } from '../desk-table.tsx';
import { OfferName } from './offer-name.tsx';
import { StateSwitch } from './state-switch.tsx';

const cellStyles = 'flex min-h-11 items-center';

export function useServiceColumns(garageId: string, onOpen: (id: string) => void): DeskColumn<DeskService>[] {
  const { t } = useTranslation('workshop');
  const format = useFormat();
  const setOffered = useSetOffered(garageId);
  return [
    {
      key: 'name',
      title: t('offers.services.name'),
      isSortable: true,
      cell: ({ id, name, description, duration, isActive }) => (
        <OfferName name={name} isOff={!isActive} onOpen={() => onOpen(id)}>
          <span className="md:hidden">{format.duration(duration)}</span>
          {description && <span className="line-clamp-2 max-md:hidden">{description}</span>}
        </OfferName>
      ),
    },
    {
      key: 'price',
      title: t('offers.services.price'),
      isSortable: true,
      isFigure: true,
      cell: ({ price }) => <span className={`${cellStyles} justify-end font-medium`}>{format.rupees(price)}</span>,
    },
    {
      key: 'duration',
      title: t('offers.services.duration'),
      isSortable: true,
      isFigure: true,
      isWide: true,
      cell: ({ duration }) => <span className={`${cellStyles} justify-end`}>{format.duration(duration)}</span>,
    },
    {
      key: 'state',
      title: t('offers.services.offered'),
      isSortable: true,
      cell: (service) => (
        <StateSwitch
          label={t('offers.services.turn', { name: service.name })}
          text={t(service.isActive ? 'offers.services.offered' : 'offers.services.notOffered')}
          isOn={service.isActive}
          onChange={(isOn) => void setOffered(service, isOn)}
        />
      ),
    },
  ];
}

function useSetOffered(garageId: string) {
  const { t } = useTranslation('workshop');
  const { change } = useServices(garageId);
  const showFailure = useOfferFailure();
  return async function setOffered(service: DeskService, isActive: boolean) {
    try {
      await change({ service, to: { isActive } });
      const notice = isActive ? 'offers.services.isOffered' : 'offers.services.isNotOffered';
      notify.undoable(t(notice, { name: service.name }), () => void setOffered(service, !isActive));
    } catch (error) {
      showFailure(error);
    }
  };
}
