import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button.tsx';
import { MessageScreen } from './message-screen.tsx';

/** An uncaught error while rendering (specification, section 2). Both ways out load the page anew. */
export function ErrorScreen() {
  const { t } = useTranslation('common');
  return (
    <MessageScreen
      illustration="error"
      title={t('renderError.title')}
      text={t('renderError.text')}
      action={
        <>
          <Button onClick={() => window.location.reload()}>{t('renderError.refresh')}</Button>
          <Button asChild variant="outline">
            <a href="/">{t('renderError.home')}</a>
          </Button>
        </>
      }
    />
  );
}
