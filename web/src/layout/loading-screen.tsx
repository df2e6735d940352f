import { LoadingArea } from './loading-area.tsx';
import { Main } from './main.tsx';

/** Shown while it is unknown whether the address has a page. */
export function LoadingScreen() {
  return (
    <Main className="flex min-h-dvh flex-col justify-center">
      <LoadingArea />
    </Main>
  );
}
