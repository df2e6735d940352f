import type { Register } from '@tanstack/react-router';
import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { createServerEntry, createStartHandler, defaultStreamHandler, StartServer } from '@tanstack/react-start/server';
import { renderToString } from 'react-dom/server';

/** React's mark of a part that was not ready or failed. Texts have their `<` escaped. */
const unfinishedPart = '<!--$!-->';

class UnfinishedPage extends Error {}

/** Renders the whole page at once: it is compressed and cached whole, and streaming takes a third longer. */
const renderAtOnce = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    const html = renderToString(<StartServer router={router} />);
    if (html.includes(unfinishedPart)) throw new UnfinishedPage();
    const page = await transformHtmlStringWithRouter(router, html);
    return new Response(Buffer.from(page), { status: getSsrStatus(router), headers: responseHeaders });
  }),
);

/** Waits for parts whose code is not loaded yet, and reports failures. */
const renderWaiting = createStartHandler(defaultStreamHandler);

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
