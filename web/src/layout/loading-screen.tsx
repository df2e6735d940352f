import { LoadingArea } from './loading-area.tsx';

/** Shown while it is unknown whether the address has a page. */
export function LoadingScreen() {
  return (
    <main id="main" className="flex min-h-dvh flex-col justify-center">
      <LoadingArea />
    </main>
  );
}
