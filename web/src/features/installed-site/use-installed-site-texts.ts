import { useEffect, useState } from 'react';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import { onceReachable } from '@/lib/page/lazy-part.ts';

/** Whether this feature's texts are loaded. Offline, they load when the network returns. */
export function useInstalledSiteTexts(): boolean {
  const { i18n } = useTranslation();
  const [hasTexts, setTexts] = useState(false);
  useEffect(() => {
    let isHere = true;
    void onceReachable(() => bringTexts(i18n, ['installedSite'])).then(
      () => isHere && setTexts(true),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [i18n]);
  return hasTexts;
}
