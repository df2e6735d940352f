import { useTranslation } from 'react-i18next';
import { Spinner } from '@/ui/spinner.tsx';

/** Stands where a page will be while it is unknown whether it may be shown. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <Spinner label={t('state.loading')} className="size-8" />
    </div>
  );
}
