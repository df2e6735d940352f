import { brand } from '@pahiya/contract/shared/brand';
import { CirclePlus, type LucideIcon, Share, SquareCheck } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { useBackCloses } from '@/ui/use-back-closes.ts';

const steps: readonly ['share' | 'add' | 'done', LucideIcon][] = [
  ['share', Share],
  ['add', CirclePlus],
  ['done', SquareCheck],
];

/** iOS has no install prompt, so the user follows steps. */
export function InstallSteps({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('installedSite');
  useBackCloses(onClose);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('install.title', { brand: brand.name })}
      description={t('install.text')}
    >
      <ol className="flex flex-col gap-4 pb-2">
        {steps.map(([step, Icon]) => (
          <li key={step} className="flex items-center gap-4">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-on-accent-soft">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span className="wrap-anywhere min-w-0">{t(`install.steps.${step}`, { brand: brand.name })}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
