import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { buttonStyles } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import type { ShownHit, ShownService } from '../../rules/lists.ts';
import { GarageCard } from '../garage-card.tsx';

interface SearchHitProps {
  hit: ShownHit;
  text: string | undefined;
  nextFree?: ReactNode;
  priority: ComponentProps<typeof GarageCard>['priority'];
}

export function SearchHit({ hit: { garage, matches }, text, nextFree, priority }: SearchHitProps) {
  const { t } = useTranslation('offers');
  return (
    <Card className="flex h-full flex-col overflow-hidden">
      <GarageCard garage={garage} layout="row" priority={priority} withoutServices flat />
      {matches.length > 0 && (
        <ul
          aria-label={t('hit.services', { name: garage.name })}
          className="divide-y divide-border border-border border-t"
        >
          {matches.map((service) => (
            <li key={service.name}>
              <ServiceLink garageId={garage.id} service={service} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-col gap-2.5 border-border border-t p-3.5">
        {nextFree}
        <Link
          to="/book/$garageId"
          params={{ garageId: garage.id }}
          search={text ? { search: text } : {}}
          aria-label={t('hit.bookAt', { name: garage.name })}
          className={buttonStyles({ block: true })}
        >
          {t('hit.book')}
        </Link>
      </div>
    </Card>
  );
}

interface ServiceLinkProps {
  garageId: string;
  service: ShownService;
}

function ServiceLink({ garageId, service: { name, price, duration } }: ServiceLinkProps) {
  const format = useFormat();
  const { nameOf } = useCatalogue();
  return (
    <Link
      to="/book/$garageId"
      params={{ garageId }}
      search={{ search: name }}
      className="flex min-h-12 items-center justify-between gap-3 px-3.5 py-1.5 text-sm transition-colors hover:bg-text/5 focus-visible:-outline-offset-3"
    >
      <span className="wrap-anywhere min-w-0 font-medium">{nameOf(name)}</span>
      <span className="shrink-0 text-end leading-snug tabular-nums">
        <span className="block font-bold">{format.rupees(price)}</span>{' '}
        <span className="block text-text-muted text-xs">{format.duration(duration)}</span>
      </span>
    </Link>
  );
}
