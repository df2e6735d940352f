import { use } from 'react';
import { onceReachable } from '../../lib/page/lazy-part.ts';
import { bringTexts } from '../add-texts.ts';
import type { I18n } from '../i18n.ts';
import type { Namespace } from '../namespaces.ts';
import { useTranslation } from '../use-translation.ts';

const loading = new WeakMap<I18n, Map<string, Promise<void>>>();

/** Suspends until texts are there that only a part of a page needs. */
export function useTexts(name: Namespace): void {
  const { i18n } = useTranslation();
  if (!i18n.textsOf(i18n.language, name)) use(load(i18n, name));
}

function load(i18n: I18n, name: Namespace): Promise<void> {
  const ofTab = loading.get(i18n) ?? new Map<string, Promise<void>>();
  loading.set(i18n, ofTab);
  const key = `${i18n.language} ${name}`;
  const running = ofTab.get(key) ?? onceReachable(() => bringTexts(i18n, [name]));
  ofTab.set(key, running);
  return running;
}
