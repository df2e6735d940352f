import { logQuietly } from '../lib/quiet-log.ts';
import type { Plugins } from './plugins.ts';

/** The plugin's `Style` values name the page: light text is for dark pages. */
const lightText = 'DARK' as Parameters<Plugins['statusBar']['setStyle']>[0]['style'];
const darkText = 'LIGHT' as typeof lightText;

export function followTheme(statusBar: Plugins['statusBar']): void {
  const { documentElement } = document;
  const night = window.matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    const { classList } = documentElement;
    const isDark = classList.contains('dark') || (classList.contains('theme-system') && night.matches);
    const style = isDark ? lightText : darkText;
    statusBar.setStyle({ style }).catch((error: unknown) => logQuietly('The status bar stays as it is', error));
  }
  new MutationObserver(apply).observe(documentElement, { attributeFilter: ['class'] });
  night.addEventListener('change', apply);
  apply();
}
