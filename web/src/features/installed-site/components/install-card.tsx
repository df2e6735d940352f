import { brand } from '@pahiya/contract/shared/brand';
import { useId } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { focusPage } from '@/ui/focus-page.ts';
import { useInstall } from '../use-install.ts';
import { InstallAction } from './install-action.tsx';

/** Shown with the first confirmed booking, when there is a reason to return. Asks once. */
export function InstallCard() {
  const { t } = useTranslation('installedSite');
  const heading = useId();
  const { way, isDeclined, ask, decline } = useInstall();
  if (!way || isDeclined) return null;

  function refuse() {
    decline();
    focusPage();
  }

  return (
    <Card className="mb-4">
      <section aria-labelledby={heading} className="flex flex-wrap items-center gap-4 p-4">
        <img src="/icons/icon-192.png" alt="" width={48} height={48} className="size-12 shrink-0 rounded-xl" />
        <div className="wrap-anywhere min-w-0 flex-1 basis-48">
          <h3 id={heading} className="font-semibold">
            {t('install.title', { brand: brand.name })}
          </h3>
          <p className="mt-0.5 text-pretty text-sm text-text-muted">{t('install.text')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" onClick={refuse}>
            {t('install.notNow')}
          </Button>
          <InstallAction way={way} onAsk={() => void ask()} />
        </div>
      </section>
    </Card>
  );
}
