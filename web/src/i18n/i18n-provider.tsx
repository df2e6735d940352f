import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { I18n } from './i18n.ts';
import { ShownI18n } from './use-translation.ts';

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const read = () => i18n.language;
  const language = useSyncExternalStore(i18n.subscribe, read, read);
  const shown = useMemo(() => ({ i18n, language }), [i18n, language]);
  return <ShownI18n value={shown}>{children}</ShownI18n>;
}
