import { Copy, Plus, WandSparkles } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { nextRow, problemsOf, type SlotRow, type WeekDraft, withDay } from '../../rules/week-draft.ts';
import type { Weekday } from '../../rules/weekday.ts';
import { SlotEditor } from './slot-editor.tsx';

const FillDialog = lazyPart(async () => {
  const { FillDialog: component } = await import('./fill-dialog.tsx');
  return { default: component };
});
const CopyDialog = lazyPart(async () => {
  const { CopyDialog: component } = await import('./copy-dialog.tsx');
  return { default: component };
});

interface DayEditorProps {
  draft: WeekDraft;
  day: Weekday;
  onChange: (draft: WeekDraft) => void;
}

export function DayEditor({ draft, day, onChange }: DayEditorProps) {
  const { t } = useTranslation(['workshop', 'common']);
  const [dialog, setDialog] = useState<'fill' | 'copy' | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const rows = draft[day] ?? [];
  const problems = problemsOf(rows);
  const name = t(`common:weekday.${day}`);
  const setRows = (next: readonly SlotRow[]) => onChange(withDay(draft, day, next));

  function add() {
    setRows([...rows, nextRow(rows)]);
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector('input')?.focus());
  }

  function remove(key: string) {
    setRows(rows.filter((row) => row.key !== key));
    addButton.current?.focus();
  }

  return (
    <>
      <div className="mb-2 grid items-center gap-2 min-[400px]:grid-cols-2 sm:flex">
        <h3 className="min-w-0 min-[400px]:col-span-2 flex-1 font-semibold">
          {name}
          <span className="ms-2 font-normal text-sm text-text-muted">
            {t('offers.hours.slots', { count: rows.length })}
          </span>
        </h3>
        <Button variant="outline" size="dense" aria-haspopup="dialog" onClick={() => setDialog('fill')}>
          <WandSparkles aria-hidden="true" />
          {t('offers.hours.fill')}
        </Button>
        <Button variant="outline" size="dense" aria-haspopup="dialog" onClick={() => setDialog('copy')}>
          <Copy aria-hidden="true" />
          {t('offers.hours.copy')}
        </Button>
      </div>
      {rows.length === 0 && <p className="py-6 text-center text-text-muted">{t('offers.hours.closedText')}</p>}
      <ul
        ref={list}
        aria-label={name}
        className="grid grid-cols-1 gap-x-8 sm:grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))]"
      >
        {rows.map((row, place) => (
          <SlotEditor
            key={row.key}
            row={row}
            number={place + 1}
            problem={problems.get(row.key)}
            onChange={(next) => setRows(rows.map((other) => (other.key === row.key ? next : other)))}
            onRemove={() => remove(row.key)}
          />
        ))}
      </ul>
      <Button ref={addButton} variant="outline" className="mt-3 max-sm:w-full" onClick={add}>
        <Plus aria-hidden="true" />
        {t('offers.hours.add')}
      </Button>
      <Suspense>
        {dialog === 'fill' && <FillDialog name={name} rows={rows} onFill={setRows} onClose={() => setDialog(null)} />}
        {dialog === 'copy' && <CopyDialog draft={draft} day={day} onCopy={onChange} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
