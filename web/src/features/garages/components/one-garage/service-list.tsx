import type { GarageDetail, Service } from '@pahiya/contract/garages/schemas';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Card } from '@/ui/card.tsx';
import { descriptionsOptions } from '../../queries/descriptions.ts';
import { type GroupedServices, groupServices } from '../../rules/service-groups.ts';
import { ServiceRow } from './service-row.tsx';

export function ServiceList({ detail }: { detail: GarageDetail }) {
  const { t } = useTranslation('garage');
  const { garage } = detail;
  const services = useTranslated(detail);
  const id = useId();
  return (
    <Card className="min-w-0">
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 pb-2 sm:px-5 sm:pt-5">
          <h2 id={id} className="text-heading">
            {t('services.title')}
          </h2>
          {services.length > 0 && <p className="text-sm text-text-muted">{t('services.taxes')}</p>}
        </div>
        {services.length === 0 && <p className="px-4 pb-5 text-text-muted sm:px-5">{t('services.empty')}</p>}
        {services.length > 0 &&
          groupServices(services).map((group) => (
            <Group key={group.group} garageId={garage.id} group={group} labelledBy={id} />
          ))}
      </section>
    </Card>
  );
}

/** Translates the descriptions only. The services are grouped by their English names. */
function useTranslated(detail: GarageDetail): Service[] {
  const { i18n } = useTranslation();
  const { data: texts = {} } = useQuery(descriptionsOptions(i18n.language, detail));
  const translate = (text: string) => (Object.hasOwn(texts, text) ? texts[text] : undefined) ?? text;
  return detail.services.map((service) => ({
    ...service,
    description: service.description && translate(service.description),
  }));
}

interface GroupProps {
  garageId: string;
  group: GroupedServices;
  /** Names a list without a heading of its own. */
  labelledBy: string;
}

function Group({ garageId, group: { group, services }, labelledBy }: GroupProps) {
  const { t } = useTranslation('garage');
  const id = useId();
  return (
    <>
      {group && (
        <h3 id={id} className="bg-surface-sunken px-4 py-2 font-semibold text-sm text-text-muted sm:px-5">
          {t(`services.group.${group}`)}
        </h3>
      )}
      <ul aria-labelledby={group ? id : labelledBy} className="divide-y divide-border px-4 sm:px-5">
        {services.map((service) => (
          <ServiceRow key={service.id} garageId={garageId} service={service} />
        ))}
      </ul>
    </>
  );
}
