import { landingCities } from '@pahiya/contract/shared/cities';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import { cityName } from '../../rules/city-name.ts';

interface LandingCityFieldProps {
  /** The chosen city; undefined for all of India. */
  city: string | undefined;
  onCity: (city: string) => void;
}

/** Chooses where to look for garages. A place outside the 18 cities is listed while it is chosen. */
export function LandingCityField({ city, onCity }: LandingCityFieldProps) {
  const { t } = useTranslation('landing');
  const { t: tOffers } = useTranslation('offers');
  const isListed = !city || landingCities.some((each) => each === city);
  return (
    <Field label={tOffers('city.label')} hideLabel>
      <Select value={city ?? ''} onChange={(event) => onCity(event.target.value)} autoComplete="off">
        <option value="">{tOffers('city.placeholder')}</option>
        {!isListed && <option value={city}>{city}</option>}
        {landingCities.map((each) => (
          <option key={each} value={each}>
            {cityName(t, each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
