import { Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { Button } from '@/ui/button.tsx';
import type { InstallWay } from '../rules/install.ts';

const InstallSteps = lazyPart(async () => {
  const { InstallSteps } = await import('./install-steps.tsx');
  return { default: InstallSteps };
});

export function InstallAction({ way, onAsk }: { way: InstallWay; onAsk: () => void }) {
  const { t } = useTranslation('installedSite');
  const [isOpen, setOpen] = useState(false);
  if (way === 'prompt') return <Button onClick={onAsk}>{t('install.action')}</Button>;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('install.how')}
      </Button>
      <Suspense>{isOpen && <InstallSteps onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
