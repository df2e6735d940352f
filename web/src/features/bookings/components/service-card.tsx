import type { Service } from '@pahiya/contract/garages/schemas';
import { Clock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { CheckboxCard } from '@/ui/checkbox-card.tsx';
import { markWords } from '../rules/match-services.ts';

interface ServiceCardProps extends Pick<ComponentProps<'input'>, 'name' | 'checked' | 'disabled' | 'onChange'> {
  service: Service;
  search: string;
}

export function ServiceCard({ service, search, ...input }: ServiceCardProps) {
  const format = useFormat();
  return (
    <CheckboxCard
      {...input}
      value={service.id}
      title={<Marked name={service.name} search={search} />}
      aside={format.rupees(service.price)}
      description={
        <>
          {service.description && <span className="block">{service.description}</span>}
          <span className="mt-1 flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-4" />
            {format.duration(service.duration)}
          </span>
        </>
      }
    />
  );
}

function Marked({ name, search }: { name: string; search: string }) {
  let position = 0;
  return markWords(name, search).map(({ text, isMatch }) => {
    position += text.length;
    return isMatch ? (
      <mark key={position} className="rounded-xs bg-accent-soft text-on-accent-soft">
        {text}
      </mark>
    ) : (
      <span key={position}>{text}</span>
    );
  });
}
