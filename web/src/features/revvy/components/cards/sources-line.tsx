import { BookOpen } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';

export function SourcesLine({ titles }: { titles: string[] }) {
  const { t } = useTranslation('revvy');
  if (titles.length === 0) return null;
  return (
    <p className="flex gap-1.5 text-text-muted text-xs">
      <BookOpen aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0 break-words">{t('card.sources', { titles: titles.join(' · ') })}</span>
    </p>
  );
}
