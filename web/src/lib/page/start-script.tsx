import { brand } from '@pahiya/contract/shared/brand';
import { signedInKey } from '../session/session.ts';
import { scriptNonce } from './script-nonce.ts';

interface StartScriptProps {
  /** Addresses of scripts that the page needs if there may be a session. */
  preloads: readonly string[];
}

/**
 * Runs before the other scripts. If there may be a session, it loads the scripts of a page that needs an account.
 * The server cannot tell, because everybody gets the same bytes. It brings Inter last, because that font has half as
 * many bytes as all scripts of a page. Until then the page uses a font of the system with the same measures
 * (`styles/fonts.css`). Once a browser has brought Inter, later pages use it from the start.
 */
export function StartScript(props: StartScriptProps) {
  return (
    <script
      // An asynchronous module does not wait for the style sheet.
      type="module"
      async
      nonce={scriptNonce()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only keys and file names of the build
      dangerouslySetInnerHTML={{ __html: codeFor(props) }}
    />
  );
}

/** In the browser the script has already run, so its code is left out of the page's scripts. */
export const sentStartScript = (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);

const interKey = `${brand.slug}:inter`;

/** The font of the system stays if Inter does not arrive, or if the browser forbids storage. */
function codeFor({ preloads }: StartScriptProps): string {
  const isThere = preloads.length > 0 ? `s["${signedInKey}"]?${preload(preloads)}:${loaded}` : loaded;
  return [
    `try{const d=document,s=localStorage,k="${interKey}",isThere=${isThere};`,
    `if(!s[k]){await isThere;if((await d.fonts.load('1em "Inter Variable"'))[0])s[k]=1}`,
    'if(s[k])d.documentElement.dataset.inter=""}catch{}',
  ].join('');
}

const loaded = 'new Promise(end=>addEventListener("load",end))';

/** The preloads have the same low priority as the scripts in the page, and come after them. */
function preload(addresses: readonly string[]): string {
  return [
    `Promise.all(${JSON.stringify(addresses)}.map(href=>new Promise(end=>d.head.append(`,
    'Object.assign(d.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href,onload:end,onerror:end})))))',
  ].join('');
}
