import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { notify } from '@/ui/notify.ts';
import { Spinner } from '@/ui/spinner.tsx';
import { resultsNear } from '../rules/wishes.ts';
import { useOpenResults } from '../use-open-results.ts';

/** The searches are names of services in the catalogue, in every language. */
const tiles = [
  { key: 'cleaning', picture: 'cleaning', search: 'Cleaning' },
  { key: 'battery', picture: 'battery', search: 'Battery' },
  { key: 'acService', picture: 'ac-service', search: 'AC Service' },
  { key: 'clutch', picture: 'clutch', search: 'Clutch' },
  { key: 'brakePads', picture: 'brake-pads', search: 'Brake Pads' },
  { key: 'tyres', picture: 'tyres', search: 'Tyres' },
  { key: 'alignment', picture: 'alignment', search: 'Alignment' },
  { key: 'spareParts', picture: 'spare-parts', search: 'Spare Parts' },
] as const;

export function ServiceTiles({ near }: { near: NearbyInput }) {
  const { t } = useTranslation(['home', 'common']);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-title">
          {t('tiles.title')}
        </h2>
        <Link
          to="/services"
          className="-mx-2 flex min-h-11 max-w-full items-center gap-0.5 rounded-control px-2 font-semibold text-sm hover:underline"
        >
          {t('common:action.seeAll')}
          <span className="sr-only">: {t('tiles.title')}</span>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <ul className="grid grid-cols-4 gap-x-2 gap-y-4 max-[359px]:grid-cols-2 max-[359px]:gap-y-2 lg:grid-cols-8">
        {tiles.map(({ key, picture, search }) => (
          <li key={key}>
            <Tile near={near} search={search}>
              <img
                src={`/tiles/${picture}.svg`}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                decoding="async"
                className="h-auto w-full max-w-20 rounded-[24%] max-[359px]:w-12 max-[359px]:shrink-0 transition-transform duration-200 group-hover:-translate-y-0.5 lg:max-w-24"
              />
              {t(`tiles.${key}`)}
            </Tile>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  near: NearbyInput;
  search: string;
  children: ReactNode;
}

/** Reports when no garage nearby offers the service. */
function Tile({ near, search, children }: TileProps) {
  const { t } = useTranslation('home');
  const { open, isBusy } = useOpenResults(near);

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open(search, () => notify.error(t('tiles.none'), t('tiles.noneText')));
  }

  return (
    <Link
      to="/services"
      search={resultsNear(search, near)}
      onClick={press}
      aria-busy={isBusy}
      className="group relative wrap-anywhere flex flex-col items-center gap-2 rounded-control py-1 text-center font-medium text-sm leading-tight max-[400px]:text-xs max-[359px]:flex-row max-[359px]:text-start max-[359px]:text-sm"
    >
      {children}
      {isBusy && (
        <span className="absolute inset-0 grid place-items-center rounded-control bg-surface/60">
          <Spinner size="medium" />
        </span>
      )}
    </Link>
  );
}
