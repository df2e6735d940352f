import { lazyPart } from '@/lib/page/lazy-part.ts';

export const NotFoundScreenLater = lazyPart(async () => {
  const { NotFoundScreen } = await import('@/layout/not-found-screen.tsx');
  return { default: NotFoundScreen };
});
