import type { IncomingHttpHeaders } from 'node:http';
import { chooseLanguage, type Language } from '../../platform/request-language.ts';
import { type PageAddress, shellAddress } from './page-address.ts';
import type { PageRequest } from './types.ts';

/** Everything that a page may depend on. Visitors with the same view get the same page. */
export interface View extends Omit<PageAddress, 'movedTo'> {
  language: Language;
  theme: string;
  /** The place cookie as it was sent. */
  place: string;
}

const themes = ['light', 'dark'];
const longestPlace = 600;

/** Reads only what the renderer may see, so that nothing else of a visitor can appear on a page. */
export function readView(headers: IncomingHttpHeaders, { address, isCanonical }: PageAddress): View {
  const { cookie: cookies = '', 'accept-language': languages } = headers;
  const theme = readCookie(cookies, 'theme');
  const place = readCookie(cookies, 'place');
  return {
    address,
    isCanonical,
    language: chooseLanguage(cookies, languages),
    theme: themes.includes(theme) ? theme : '',
    place: place.length <= longestPlace ? place : '',
  };
}

export function requestOf({ address, language, theme, place }: View, origin: string): PageRequest {
  const cookies = [theme && `theme=${theme}`, place && `place=${place}`].filter(Boolean).join('; ');
  return {
    url: origin + (address === shellAddress ? '/' : address),
    headers: {
      'accept-language': language,
      ...(cookies && { cookie: cookies }),
      ...(address === shellAddress && { 'x-app-shell': '1' }),
    },
  };
}

function readCookie(cookies: string, name: string): string {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('=', 2));
  return pairs.find(([key]) => key === name)?.[1] ?? '';
}
