import type { Workplace } from '@pahiya/contract/desk/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { useRef, useState } from 'react';
import { useFailureText } from '@/i18n/use-failure-text.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { errorCode } from '@/lib/api/api-errors.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { notify } from '@/ui/notify.ts';
import { useKeepFocus } from '@/ui/use-keep-focus.ts';
import { useDragOrder } from '../../use-drag-order.ts';
import { useFeatured } from '../../use-featured.ts';
import { GarageField } from '../garage-field.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { FeaturedRow } from './featured-row.tsx';

export function FeaturedEditor({ saved }: { saved: readonly Workplace[] }) {
  const { t } = useTranslation('administration');
  const failureText = useFailureText();
  const featured = useFeatured(saved);
  const { garages } = featured;
  const [said, setSaid] = useState('');
  const drag = useDragOrder(move);
  const editor = useRef<HTMLDivElement>(null);
  useKeepFocus(editor, () => editor.current?.querySelector('input, button'));

  function move(from: number, to: number) {
    featured.move(from, to);
    setSaid(t('featured.moved', { name: garages[from]?.name ?? '', place: to + 1, count: garages.length }));
  }

  function add(garage: Workplace | null) {
    if (!garage) return;
    if (featured.has(garage.id)) return notify.info(t('featured.already', { name: garage.name }));
    featured.add(garage);
    setSaid(t('featured.added', { name: garage.name }));
  }

  function remove({ id, name }: Workplace) {
    featured.remove(id);
    setSaid(t('featured.removed', { name }));
  }

  async function save() {
    try {
      await featured.save();
      notify.success(t('featured.saved'));
    } catch (error) {
      const isGone = errorCode(error as Error) === 'NOT_FOUND';
      notify.error(t('featured.failed'), isGone ? t('featured.gone') : (failureText(error) ?? t('tryAgain')));
    }
  }

  return (
    <div ref={editor} className="flex max-w-3xl flex-col gap-4">
      {featured.isFull ? (
        <p className="text-sm text-text-muted">{t('featured.full', { count: limits.featuredGaragesInOrder })}</p>
      ) : (
        <GarageField isEmptied label={t('featured.add')} chosen={undefined} onChoose={add} />
      )}
      {garages.length === 0 && <EmptyState title={t('featured.none')} text={t('featured.noneText')} />}
      <ol {...drag.listProps} aria-label={t('featured.title')} className="flex flex-col gap-2">
        {garages.map((garage, place) => (
          <FeaturedRow
            key={garage.id}
            garage={garage}
            place={place}
            count={garages.length}
            isDragged={drag.dragged === place}
            handleProps={drag.handleProps(place)}
            onMove={(to) => move(place, to)}
            onRemove={() => remove(garage)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {featured.isChanged && (
        <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] flex flex-wrap items-center justify-end gap-3 rounded-card border border-border bg-surface p-3 shadow-raised md:bottom-4 dark:bg-surface-raised">
          <p className="min-w-0 flex-1 basis-full text-sm sm:basis-40">{t('featured.unsaved')}</p>
          <Button variant="outline" onClick={featured.undo}>
            {t('featured.undo')}
          </Button>
          <Button loading={featured.isSaving} onClick={() => void save()}>
            {t('featured.save')}
          </Button>
        </div>
      )}
      <LeaveGuard isActive={featured.isChanged} />
    </div>
  );
}
