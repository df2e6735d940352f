import { isPhoneApp, native } from '../../../lib/phone/phone-app.ts';

/** Uses the phone's share sheet where there is one, otherwise the clipboard. Rejects when both refuse. */
export async function shareText(title: string, text: string): Promise<'shared' | 'copied'> {
  if (isPhoneApp && (await (await native()).share({ title, text }))) return 'shared';
  if (!isPhoneApp && hasOwnSheet()) {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      // Closing the sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  await navigator.clipboard.writeText(text);
  return 'copied';
}

function hasOwnSheet(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}
