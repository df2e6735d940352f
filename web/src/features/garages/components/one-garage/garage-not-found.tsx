import { Link } from '@tanstack/react-router';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';

export function GarageNotFound() {
  const { t } = useTranslation('garage');
  return (
    <EmptyState
      as="h1"
      illustration="not-found"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button asChild>
          <Link to="/services">{t('notFound.browse')}</Link>
        </Button>
      }
    />
  );
}
