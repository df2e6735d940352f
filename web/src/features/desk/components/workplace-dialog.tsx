import type { Workplace } from '@pahiya/contract/desk/schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { LoadFailed } from '@/layout/load-failed.tsx';
import { useDebounced } from '@/lib/time/use-debounced.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';
import { workplacesOptions } from '../queries/staff.ts';

interface WorkplaceDialogProps {
  onChoose: (workplace: Workplace) => void;
  onClose: () => void;
}

export function WorkplaceDialog({ onChoose, onClose }: WorkplaceDialogProps) {
  const { t } = useTranslation('desk');
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 250);
  const query = useQuery({ ...workplacesOptions(search), placeholderData: keepPreviousData });
  useBackCloses(onClose);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('workplace.title')}>
      <Field label={t('workplace.search')} hideLabel>
        <Input
          type="search"
          icon={<Search />}
          placeholder={t('workplace.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="min-h-60 py-3">
        {query.isPending && <Skeleton shape="card" className="h-40" />}
        {query.isError && (
          <LoadFailed
            title={t('loadFailed')}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data?.length === 0 && <p className="py-8 text-center text-text-muted">{t('workplace.none')}</p>}
        <ul>
          {query.data?.map((workplace) => (
            <WorkplaceItem key={workplace.id} {...{ workplace, onChoose }} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface WorkplaceItemProps {
  workplace: Workplace;
  onChoose: (workplace: Workplace) => void;
}

function WorkplaceItem({ workplace, onChoose }: WorkplaceItemProps) {
  return (
    <li>
      <Link
        to="/desk/garages/$garageId"
        params={{ garageId: workplace.id }}
        replace
        onClick={() => onChoose(workplace)}
        className="flex min-h-11 flex-col justify-center rounded-control px-3 py-2 hover:bg-text/6 dark:hover:bg-text/10"
      >
        <span className="font-medium">{workplace.name}</span>
        <span className="text-sm text-text-muted">{workplace.location}</span>
      </Link>
    </li>
  );
}
