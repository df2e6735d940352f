import { LoadingArea } from './loading-area.tsx';

/** Where it is not known yet which page stands at the address, if any. */
export function LoadingScreen() {
  return (
    <main id="main" className="flex min-h-dvh flex-col justify-center">
      <LoadingArea />
    </main>
  );
}
