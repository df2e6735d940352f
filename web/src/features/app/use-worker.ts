import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguageCode } from '@/i18n/languages.ts';
import { newVersion } from '@/lib/new-version.ts';
import { followWorker, takeOver, tellInUse } from './queries/worker.ts';

/** Keeps the service worker of this site, tells it what is in use, and hears of a new version. */
export function useWorker() {
  const { i18n } = useTranslation();
  const router = useRouter();
  const language = i18n.language;
  const isNewVersionOut = useSyncExternalStore(newVersion.subscribe, newVersion.isOut, () => false);
  const [isPutOff, setPutOff] = useState(false);

  useEffect(followWorker, []);
  // A tab may stay open for days: what was put off was that version, not the next.
  useEffect(() => newVersion.subscribe(() => setPutOff(false)), []);
  useEffect(() => {
    if (!isLanguageCode(language)) return;
    const tell = () => tellInUse(language);
    tell();
    // Another page may have brought texts, fonts and parts of its own.
    return router.subscribe('onResolved', tell);
  }, [language, router]);

  return { isNewVersionOut, isPutOff, reload: takeOver, putOff: () => setPutOff(true) };
}
