import type { Service } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { buttonStyles } from '@/ui/button.tsx';

/** Its button opens the booking form with this service chosen. */
export function ServiceRow({ garageId, service }: { garageId: string; service: Service }) {
  const { t } = useTranslation(['garage', 'offers']);
  const { nameOf } = useCatalogue();
  const format = useFormat();
  const name = nameOf(service.name);
  const way = onlyWay(service);
  return (
    <li className="flex items-start gap-4 py-4">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        {service.description && (
          <p className="wrap-anywhere mt-0.5 text-pretty text-sm text-text-muted">{service.description}</p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-x-1.5 text-sm text-text-muted">
          <span>{format.duration(service.duration)}</span>
          {way && <span>· {t(`garage:services.${way}`)}</span>}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2">
        <span className="font-bold tabular-nums">{format.rupees(service.price)}</span>
        <Link
          to="/book/$garageId"
          params={{ garageId }}
          search={{ services: service.id }}
          aria-label={t('garage:services.book', { service: name })}
          className={buttonStyles({ variant: 'outline', size: 'small' })}
        >
          {t('offers:hit.book')}
        </Link>
      </div>
    </li>
  );
}

/** Null for a service that can be done in both ways. */
function onlyWay({ serviceTypes }: Service): 'pickupOnly' | 'homeOnly' | null {
  if (serviceTypes.length !== 1) return null;
  return serviceTypes[0] === 'pickup' ? 'pickupOnly' : 'homeOnly';
}
