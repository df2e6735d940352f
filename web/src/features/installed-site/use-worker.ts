import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '@/i18n/use-translation.ts';
import { newVersion } from '@/lib/page/new-version.ts';
import { followWorker, sendInUse, takeOver } from './service/worker.ts';

export function useWorker() {
  const { i18n } = useTranslation();
  const router = useRouter();
  const { language } = i18n;
  const isNewVersionOut = useSyncExternalStore(newVersion.subscribe, newVersion.isOut, () => false);
  const [isDeferred, setIsDeferred] = useState(false);

  useEffect(followWorker, []);
  // A tab can stay open for days. Postponing applies to that version, not to the next.
  useEffect(() => newVersion.subscribe(() => setIsDeferred(false)), []);
  useEffect(() => {
    const send = () => sendInUse(language);
    send();
    // Another page may have loaded more texts, fonts and code.
    return router.subscribe('onResolved', send);
  }, [language, router]);

  return { isNewVersionOut, isDeferred, reload: takeOver, defer: () => setIsDeferred(true) };
}
