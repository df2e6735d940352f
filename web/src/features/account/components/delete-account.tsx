import { usePrefetchQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { SettingsSection } from '@/layout/settings-section.tsx';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import { signInMethods } from '../queries.ts';
import { DeletionSummary } from './deletion-summary.tsx';

const DeleteDialog = lazyPart(async () => {
  const { DeleteDialog } = await import('./delete-dialog.tsx');
  return { default: DeleteDialog };
});

export function DeleteAccount() {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  // The dialog asks for proof at once, so its sign-in methods are prefetched.
  usePrefetchQuery(signInMethods());
  return (
    <SettingsSection title={t('delete.title')} text={t('delete.text')}>
      <DeletionSummary />
      <Button variant="danger" className="justify-self-stretch sm:justify-self-start" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t('delete.title')}
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
