import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { MessageScreen } from '@/layout/message-screen.tsx';
import { buttonStyles } from '@/ui/button.tsx';

/** Shown for a service that is none of the four (product, section 3.7). */
export function ServiceNotFound() {
  const { t } = useTranslation('offers');
  const { t: tCommon } = useTranslation('common');
  return (
    <MessageScreen
      illustration="not-found"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Link to="/" className={buttonStyles()}>
          {tCommon('renderError.home')}
        </Link>
      }
    />
  );
}
