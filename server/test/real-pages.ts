import { findWeb } from '../src/http/pages/find-web.ts';
import type { Web } from '../src/http/pages/types.ts';

/** The built web, and the addresses that its renderer was asked for. */
export function realWeb(): { web: Web; rendered: string[] } {
  const web = findWeb();
  if (!web) throw new Error('This test needs the built web: npm run build');
  const rendered: string[] = [];
  const connect: Web['connect'] = (services) => {
    const render = web.connect(services);
    return async (request) => {
      rendered.push(request.url.replace(/^https?:\/\/[^/]+/, ''));
      return await render(request);
    };
  };
  return { web: { ...web, connect }, rendered };
}
