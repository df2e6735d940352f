import type { UnderstoodPart } from '@pahiya/contract/garages/schemas';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useTexts } from '@/i18n/parts/use-texts.ts';
import { useFormat } from '@/i18n/use-format.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { withoutWords } from '../../rules/understood.ts';

const chipStyles = [
  'relative inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-border-strong bg-surface ps-3.5 pe-2.5 text-sm',
  'before:absolute before:inset-x-0 before:-inset-y-1 hover:bg-surface-sunken dark:hover:bg-surface-raised',
].join(' ');

interface UnderstoodChipsProps {
  text: string;
  parts: readonly UnderstoodPart[];
}

/** Shows how the search understood the text. A chip links to the search without its words. */
export function UnderstoodChips({ text, parts }: UnderstoodChipsProps) {
  useTexts('search');
  const { t } = useTranslation(['search', 'offers']);
  if (parts.length === 0) return null;
  return (
    <div className="mb-4 flex items-center gap-2">
      <p id="understood" className="shrink-0 text-sm text-text-muted max-md:sr-only">
        {t('understood.label')}
      </p>
      <ul
        aria-labelledby="understood"
        className="-mx-4 scrollbar-none flex min-w-0 gap-2 scroll-row px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
      >
        {parts.map((part) => (
          <li key={`${part.kind} ${part.words.join(' ')}`} className="max-w-full shrink-0">
            <Chip part={part} text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chip({ part, text }: { part: UnderstoodPart; text: string }) {
  const { t } = useTranslation(['search', 'offers']);
  const label = useLabel(part);
  return (
    <Link
      to="/services"
      search={(search) => ({ ...search, text: withoutWords(text, part.words) })}
      activeOptions={{ exact: true }}
      resetScroll={false}
      className={chipStyles}
    >
      <span className="sr-only">{t('understood.remove')}</span>
      <span className="text-text-muted max-md:sr-only">{t(`understood.kind.${part.kind}`)}</span>
      <span className="truncate font-medium">{label}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
    </Link>
  );
}

function useLabel(part: UnderstoodPart): string {
  const { t } = useTranslation(['search', 'offers']);
  const format = useFormat();
  if (part.kind === 'place') return part.name;
  if (part.kind === 'price') return t('understood.most', { price: format.rupees(part.most) });
  if (part.kind === 'order') return t(`understood.order.${part.order}`);
  if (part.kind === 'vehicle' && part.name) return part.name;
  if (part.kind === 'vehicle') return part.vehicleTypes.map((type) => t(`offers:vehicle.${type}`)).join(', ');
  return part.words.join(' ');
}
