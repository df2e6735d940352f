import bengali from '@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2?url';
import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url';
import gujarati from '@fontsource-variable/noto-sans-gujarati/files/noto-sans-gujarati-gujarati-wght-normal.woff2?url';
import gurmukhi from '@fontsource-variable/noto-sans-gurmukhi/files/noto-sans-gurmukhi-gurmukhi-wght-normal.woff2?url';
import kannada from '@fontsource-variable/noto-sans-kannada/files/noto-sans-kannada-kannada-wght-normal.woff2?url';
import malayalam from '@fontsource-variable/noto-sans-malayalam/files/noto-sans-malayalam-malayalam-wght-normal.woff2?url';
import tamil from '@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2?url';
import telugu from '@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2?url';
import { languages } from './languages.ts';

/** Inter, the font for Latin letters, is on every page anyway. */
const fonts: Record<(typeof languages)[number]['script'], string | null> = {
  Latn: null,
  Deva: devanagari,
  Beng: bengali,
  Taml: tamil,
  Telu: telugu,
  Gujr: gujarati,
  Knda: kannada,
  Mlym: malayalam,
  Guru: gurmukhi,
};

/** Address of the font a language needs besides Inter, the same as in `styles/fonts.css`; null for English. */
export function scriptFont(language: string): string | null {
  const script = languages.find(({ code }) => code === language)?.script;
  return script ? fonts[script] : null;
}
