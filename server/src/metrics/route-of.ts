import { apiPrefix } from '@pahiya/contract/router';

const probes = new Set(['/healthz', '/readyz']);

/** Names requests that reach neither a procedure nor a page. There are few names, however many addresses are tried. */
export function routeOf(path: string): string {
  if (probes.has(path)) return path;
  if (path.startsWith(`${apiPrefix}/`)) return routeOfApi(path.slice(apiPrefix.length + 1));
  return path.slice(path.lastIndexOf('/')).includes('.') ? 'file' : 'other';
}

function routeOfApi(path: string): string {
  const [first = ''] = path.split('/');
  if (first === 'files') return 'picture';
  return first === 'webhooks' ? 'webhook' : 'api other';
}
