import type { DeskService } from '@pahiya/contract/desk/garage/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { CheckboxCard } from '@/ui/checkbox-card.tsx';
import { Field } from '@/ui/field.tsx';
import { FieldGroup } from '@/ui/field-group.tsx';
import { Input } from '@/ui/input.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import type { WalkInForm } from '../../use-walk-in-problem.ts';
import { useMissingText } from './use-missing-text.ts';

interface WalkInServicesProps {
  form: WalkInForm;
  services: UseQueryResult<DeskService[], Error>;
  offered: readonly DeskService[];
}

const manyServices = 8;

export function WalkInServices({ form, services, offered }: WalkInServicesProps) {
  const { t } = useTranslation(['workshop', 'desk']);
  const format = useFormat();
  const [text, setText] = useState('');
  const missing = useMissingText(form);
  const chosen = form.watch('serviceIds');
  // Chosen services stay visible whatever is searched for.
  const shown = offered.filter(({ id, name }) => chosen.includes(id) || fits(name, text));
  return (
    <FieldGroup
      legend={t('board.walkIn.services')}
      required
      dense
      error={missing('serviceIds')}
      className="sm:grid-cols-2"
    >
      {services.isPending && <Skeleton className="h-28" />}
      {services.error && !services.data && (
        <LoadFailed
          title={t('desk:loadFailed')}
          error={services.error}
          isRetrying={services.isFetching}
          onRetry={() => void services.refetch()}
        />
      )}
      {offered.length > manyServices && (
        <Field label={t('board.walkIn.search')} hideLabel className="sm:col-span-2">
          <Input
            type="search"
            icon={<Search />}
            value={text}
            placeholder={t('board.walkIn.search')}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Field>
      )}
      {services.data && shown.length === 0 && (
        <p className="text-sm text-text-muted">
          {t(offered.length === 0 ? 'board.walkIn.noneOffered' : 'board.walkIn.noneFound')}
        </p>
      )}
      {shown.map(({ id, name, price, duration }) => (
        <CheckboxCard
          key={id}
          {...form.register('serviceIds')}
          value={id}
          checked={chosen.includes(id)}
          title={name}
          description={format.duration(duration)}
          aside={format.rupees(price)}
        />
      ))}
    </FieldGroup>
  );
}

function fits(name: string, text: string): boolean {
  return name.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}
