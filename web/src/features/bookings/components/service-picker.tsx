import type { Service } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import type { Draft } from '../rules/draft-fields.ts';
import { useProblemText } from '../use-booking-notices.ts';
import { useFoundServices } from '../use-found-services.ts';
import { FormSection } from './form-section.tsx';
import { ServiceCard } from './service-card.tsx';
import { ServiceSearch } from './service-search.tsx';

interface ServicePickerProps {
  garageId: string;
  services: readonly Service[];
  /** The visitor's search before opening the form. */
  search: string;
  /** Called when typing has paused, to update the address. */
  onSearched: (text: string) => void;
}

export function ServicePicker({ garageId, services: offered, search, onSearched }: ServicePickerProps) {
  const { t } = useTranslation('booking');
  const { control } = useFormContext<Draft>();
  const { field, fieldState } = useController({ control, name: 'serviceIds' });
  const problemText = useProblemText();
  const { translate } = useCatalogue();
  const services = offered.map(translate);
  const [text, setText] = useState(search);
  const found = useFoundServices({ garageId, services, text });
  const shown = found?.length ? found : [...services];
  const alsoChosen = services.filter((service) => field.value.includes(service.id) && !shown.includes(service));
  const isFull = field.value.length >= limits.servicesPerBooking;

  function toggle(id: string, isChosen: boolean) {
    field.onChange(isChosen ? [...field.value, id] : field.value.filter((chosen) => chosen !== id));
  }

  function change(next: string, isFinal: boolean) {
    setText(next);
    if (isFinal) onSearched(next);
  }

  function card(service: Service) {
    const isChosen = field.value.includes(service.id);
    return (
      <ServiceCard
        key={service.id}
        service={service}
        search={text}
        name={field.name}
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={(event) => toggle(service.id, event.target.checked)}
      />
    );
  }

  const count = field.value.length;
  return (
    <FormSection title={t('services.title')} aside={count > 0 && t('services.chosen', { count })}>
      {services.length === 0 && <p className="text-text-muted">{t('services.empty')}</p>}
      <ServiceSearch text={text} found={found?.length} onChange={change} />
      <FieldGroup
        legend={t('services.legend')}
        required
        error={fieldState.error && problemText('serviceIds', { serviceType: 'pickup' })}
        className="sm:grid-cols-2"
      >
        {shown.map(card)}
        {alsoChosen.length > 0 && <p className="col-span-full font-medium text-sm">{t('services.alsoChosen')}</p>}
        {alsoChosen.map(card)}
      </FieldGroup>
      {shown.length < services.length && (
        <Button variant="ghost" className="self-start" onClick={() => change('', true)}>
          {t('services.showAll', { count: services.length })}
        </Button>
      )}
    </FormSection>
  );
}
