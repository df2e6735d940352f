import { useTranslation } from '@/i18n/use-translation.ts';
import { Spinner } from '@/ui/spinner.tsx';

export function LoadingArea() {
  const { t } = useTranslation('common');
  return (
    <div className="flex min-h-[60dvh] items-center justify-center">
      <Spinner size="large" label={t('state.loading')} className="text-accent" />
    </div>
  );
}
