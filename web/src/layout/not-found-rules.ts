const sections = ['/services', '/community', '/profile', '/settings', '/notifications', '/revvy', '/book'];

type NotFoundAnswer = { show: 'not-found' | 'spinner' } | { redirectTo: '/' | '/auth' };

/**
 * Response to an unknown path (product, section 2.4): below a section of the product, a redirect once the session
 * is known; otherwise the 404 page at once.
 */
export function answerUnknownPath(pathname: string, session: 'loading' | 'signed-in' | 'signed-out'): NotFoundAnswer {
  if (!sections.some((section) => pathname.startsWith(section))) return { show: 'not-found' };
  if (session === 'loading') return { show: 'spinner' };
  return { redirectTo: session === 'signed-in' ? '/' : '/auth' };
}
