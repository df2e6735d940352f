import { useTranslation } from 'react-i18next';
import { Spinner } from '@/ui/spinner.tsx';

/** What a protected page shows until it is known who asks (specification, section 2). */
export function LoadingScreen() {
  const { t } = useTranslation('common');
  return (
    <main id="main" className="flex min-h-dvh items-center justify-center">
      <Spinner size="large" label={t('state.loading')} className="text-accent" />
    </main>
  );
}
