import type { Service } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useCatalogue } from '@/i18n/use-catalogue.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';

/** Links to the same service at other garages in the city. The city is the last part of the location. */
export function OtherGarages({ service, location }: { service: Service; location: string }) {
  const { t } = useTranslation('booking');
  const { namesOf } = useCatalogue();
  return (
    <Button asChild variant="ghost" className="self-start">
      <Link to="/services" search={{ text: service.name, city: location.split(', ').at(-1) }}>
        <Search aria-hidden="true" className="size-4" />
        {t('services.elsewhere', { service: namesOf([service.name]) })}
      </Link>
    </Button>
  );
}
