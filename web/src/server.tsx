import type { AnyRouter, Register } from '@tanstack/react-router';
import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { getGlobalStartContext } from '@tanstack/react-start';
import { createServerEntry, createStartHandler, defaultStreamHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';
import { listPagePaths } from './page-paths.ts';
import { drawIconsOnce } from './ui/icon/drawn-icons.ts';

/** React's mark of a part that was not ready or failed. Texts have their `<` escaped. */
const unfinishedPart = '<!--$!-->';

class UnfinishedPage extends Error {}

function forbidKeeping(router: AnyRouter, headers: Headers): void {
  if (router.state.matches.some(({ staticData }) => staticData.neverKept)) headers.set('cache-control', 'no-store');
}

function renderWhole(router: AnyRouter): string {
  const html = renderOrNothing(router);
  if (html.includes(unfinishedPart)) throw new UnfinishedPage();
  return html;
}

/** The mark if a part outside a `Suspense` is not ready or fails. */
function renderOrNothing(router: AnyRouter): string {
  try {
    return renderToString(<StartServer router={router} />);
  } catch {
    return unfinishedPart;
  }
}

/** The whole page in one go: it is compressed and kept as a whole, and a stream of bytes takes a third longer. */
const renderAtOnce = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    const html = drawIconsOnce(() => renderWhole(router));
    const page = await transformHtmlStringWithRouter(router, html);
    forbidKeeping(router, responseHeaders);
    // A text needs no copy in bytes on its way to the server.
    getGlobalStartContext()?.takeHtml(page);
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  }),
);

/** Waits for parts whose code is not loaded yet, and reports failures. */
const renderWaiting = createStartHandler(
  defineHandlerCallback((args) => {
    forbidKeeping(args.router, args.responseHeaders);
    return defaultStreamHandler(args);
  }),
);

/** Read once by the build. */
export async function listPages() {
  const { routeTree } = await import('./routeTree.gen.ts');
  return listPagePaths(routeTree);
}

export default createServerEntry<Register>({
  async fetch(request, options) {
    try {
      return await renderAtOnce(request, options);
    } catch (error) {
      if (error instanceof UnfinishedPage) return await renderWaiting(request, options);
      throw error;
    }
  },
});
