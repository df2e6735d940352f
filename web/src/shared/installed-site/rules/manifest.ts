import { brand } from '@pahiya/contract/shared/brand';
import { defaultLanguage } from '../../../i18n/languages.ts';
import { shareFields, sharePath } from '../../community/storage/shared-photo.ts';

export interface ManifestTexts {
  tagline: string;
  description: string;
  book: string;
  bookings: string;
  revvy: string;
}

export function manifestPath(language: string): string {
  return language === defaultLanguage ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`;
}

/** The web app manifest. The id is the same in every language, so it stays one app. */
export function webManifest(language: string, texts: ManifestTexts) {
  return {
    id: '/',
    name: `${brand.name}: ${texts.tagline}`,
    short_name: brand.name,
    description: texts.description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: '#FBF8F2',
    background_color: '#FBF8F2',
    categories: ['auto', 'lifestyle', 'shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    ],
    shortcuts: [
      shortcut('book', texts.book, '/services'),
      shortcut('bookings', texts.bookings, '/profile?tab=bookings'),
      shortcut('revvy', texts.revvy, '/revvy'),
    ],
    screenshots: [
      screenshot('home-narrow', '390x844', 'narrow', texts.tagline),
      screenshot('bookings-narrow', '390x844', 'narrow', texts.bookings),
      screenshot('home-wide', '1280x800', 'wide', texts.tagline),
    ],
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: shareFields.title,
        text: shareFields.text,
        url: shareFields.url,
        files: [
          {
            name: shareFields.photos,
            accept: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
          },
        ],
      },
    },
  };
}

function shortcut(icon: string, name: string, url: string) {
  return { name, url, icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }] };
}

function screenshot(file: string, sizes: string, formFactor: 'narrow' | 'wide', label: string) {
  return { src: `/icons/${file}.webp`, sizes, type: 'image/webp', form_factor: formFactor, label };
}
