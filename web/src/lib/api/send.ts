import { isPhoneApp, native } from '../phone/phone-app.ts';

/** A phone app sends its requests outside the web view. */
export async function send(request: Request, init?: RequestInit): Promise<Response> {
  if (!isPhoneApp) return await fetch(request, init);
  return await (await native()).fetch(request, init);
}
