import { native } from '@/lib/app.ts';
import type { Native } from '@/native/types.ts';

/** A listener that waits for the phone's part of the app to be there; returns how to end it, also before. */
export function listenToPhone(listen: (phone: Native) => () => void): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  void native().then((phone) => {
    if (!isOver) stop = listen(phone);
  });
  return () => {
    isOver = true;
    stop?.();
  };
}
