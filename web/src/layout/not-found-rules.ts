const sections = ['/services', '/community', '/profile', '/settings', '/notifications', '/revvy', '/book'];

type NotFoundAnswer = { show: 'not-found' | 'spinner' } | { redirectTo: '/' | '/auth' };

/**
 * What an unknown path answers (specification, section 2): inside a section of the product the visitor is sent on, once
 * it is known who it is; anywhere else the 404 page shows at once.
 */
export function answerUnknownPath(pathname: string, session: 'loading' | 'signed-in' | 'signed-out'): NotFoundAnswer {
  if (!sections.some((section) => pathname.startsWith(section))) return { show: 'not-found' };
  if (session === 'loading') return { show: 'spinner' };
  return { redirectTo: session === 'signed-in' ? '/' : '/auth' };
}
