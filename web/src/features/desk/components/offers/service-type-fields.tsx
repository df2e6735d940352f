import type { ServiceType } from '@pahiya/contract/garages/schemas';
import { serviceTypes } from '@pahiya/contract/shared/known-values';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Switch } from '@/ui/switch.tsx';

interface ServiceTypeFieldsProps {
  value: ServiceType[] | undefined;
  onChange: (types: ServiceType[]) => void;
}

/** Switches for the service types. The last active one cannot be switched off. */
export function ServiceTypeFields({ value = [...serviceTypes], onChange }: ServiceTypeFieldsProps) {
  const { t } = useTranslation('workshop');
  return serviceTypes.map((type) => (
    <Switch
      key={type}
      label={t(`offers.services.${type}`)}
      description={t(`offers.services.${type}Text`)}
      checked={value.includes(type)}
      disabled={value.length === 1 && value.includes(type)}
      onCheckedChange={(isOn) => onChange(serviceTypes.filter((each) => (each === type ? isOn : value.includes(each))))}
    />
  ));
}
