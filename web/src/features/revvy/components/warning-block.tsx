import type { RevvyLanguage } from '@pahiya/contract/revvy/schemas';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { LazyAnswerText } from './text/lazy-answer-text.tsx';

interface WarningBlockProps {
  warning: string;
  language: RevvyLanguage;
  /** True for the newest answer, whose warning interrupts a screen reader. Older warnings do not. */
  isNow: boolean;
}

export function WarningBlock({ warning, language, isNow }: WarningBlockProps) {
  const { t } = useTranslation('revvy');
  return (
    <div role={isNow ? 'alert' : 'note'} className="mb-3 flex gap-3 rounded-card bg-danger-solid p-4 text-on-danger">
      <TriangleAlert aria-hidden="true" className="size-7 shrink-0" />
      <VisuallyHidden>{t('warning')}</VisuallyHidden>
      <LazyAnswerText markdown={warning} language={language} />
    </div>
  );
}
