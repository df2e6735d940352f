import { brand } from '@pahiya/contract/shared/brand';
import { signedInKey } from '../session/session.ts';
import { scriptNonce } from './script-nonce.ts';

interface StartScriptProps {
  /** Addresses of scripts that the page needs if there may be a session. */
  preloads: readonly string[];
}

/**
 * Runs before anything else of the page. If there may be a session, it loads the scripts of a page that needs an account.
 * The server cannot tell, because everybody gets the same bytes. After everything that the page needs it brings Inter,
 * which is as large as half of the scripts. Until then letters come from a font of the system with the same measures
 * (`styles/fonts.css`). A browser that has brought Inter once uses it at once.
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

/** In the browser the script has run, and its code would only add weight. */
export const sentStartScript = (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);

const interKey = `${brand.slug}:inter`;

/** The letters of the system stay until Inter is there. They stay for good if it does not come, or if storage is forbidden. */
function codeFor({ preloads }: StartScriptProps): string {
  const isThere = preloads.length > 0 ? `s["${signedInKey}"]?${preload(preloads)}:${loaded}` : loaded;
  return [
    `try{const d=document,s=localStorage,k="${interKey}",isThere=${isThere};`,
    `if(!s[k]){await isThere;if((await d.fonts.load('1em "Inter Variable"'))[0])s[k]=1}`,
    'if(s[k])d.documentElement.dataset.inter=""}catch{}',
  ].join('');
}

const loaded = 'new Promise(end=>addEventListener("load",end))';

/** Each preload ends with its event. They have the priority of the scripts that the page lists, so that these come first. */
function preload(addresses: readonly string[]): string {
  return [
    `Promise.all(${JSON.stringify(addresses)}.map(href=>new Promise(end=>d.head.append(`,
    'Object.assign(d.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href,onload:end,onerror:end})))))',
  ].join('');
}
