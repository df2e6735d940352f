import type { Native } from '@/lib/phone/native.ts';
import { native } from '@/lib/phone/phone-app.ts';

/** Registers a listener once the app's native code is loaded. Returns a function that removes it, even before that. */
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
