import { Download, LogOut } from 'lucide-react';
import { type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { SettingsSection } from '@/layout/settings-section.tsx';
import { serverOrigin } from '@/lib/connection/server-origin.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { isPhoneApp, native } from '@/lib/phone/phone-app.ts';
import { phonePlatform } from '@/lib/phone/phone-platform.ts';
import { Button } from '@/ui/button.tsx';
import { notify } from '@/ui/notify.ts';
import { useExport } from '../use-export.ts';
import { Deactivate } from './deactivate.tsx';
import { DeleteAccount } from './delete-account.tsx';

const LogOutDialog = lazyPart(async () => {
  const { LogOutDialog } = await import('./log-out-dialog.tsx');
  return { default: LogOutDialog };
});

const wide = 'justify-self-stretch sm:justify-self-start';

export function AccountControl() {
  return (
    <>
      <LogOutCard />
      {isPhoneApp ? <ExportInBrowser /> : <ExportCard />}
      <Deactivate />
      <DeleteAccount />
    </>
  );
}

function LogOutCard() {
  const { t } = useTranslation('settings');
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection title={t('account.title')} text={t('account.text')}>
      <Button variant="outline" aria-haspopup="dialog" className={wide} onClick={() => setAsking(true)}>
        <LogOut aria-hidden="true" />
        {t('account.logOut')}
      </Button>
      <Suspense>{isAsking && <LogOutDialog onClose={() => setAsking(false)} />}</Suspense>
    </SettingsSection>
  );
}

function ExportCard() {
  const { t } = useTranslation('account');
  const { isBusy, download } = useExport();
  return (
    <SettingsSection title={t('export.title')} text={t('export.text')}>
      <Button variant="outline" className={wide} loading={isBusy} onClick={() => void download()}>
        {!isBusy && <Download aria-hidden="true" />}
        {t(isBusy ? 'export.busy' : 'export.button')}
      </Button>
      <p role="status" className="sr-only">
        {isBusy && t('export.busy')}
      </p>
    </SettingsSection>
  );
}

/** A phone's web view has no downloads, so the export is linked to the website. */
function ExportInBrowser() {
  const { t } = useTranslation('account');
  const address = `${serverOrigin()}/settings?section=account`;

  /** Android would open a link to the site in the app again, so it is opened in an in-app browser. */
  function open(event: MouseEvent) {
    if (phonePlatform() === 'ios') return;
    event.preventDefault();
    native()
      .then((phone) => phone.browse(address))
      .catch(() => notify.error(t('export.failed')));
  }

  return (
    <SettingsSection title={t('export.title')} text={t('export.text')}>
      <Button asChild variant="outline" className={wide}>
        <a href={address} target="_blank" rel="noreferrer" onClick={open}>
          <Download aria-hidden="true" />
          {t('export.button')}
        </a>
      </Button>
    </SettingsSection>
  );
}
