import files from 'virtual:language-files';
import type { Namespace } from './namespaces.ts';
import { scriptFont } from './script-fonts.ts';

interface LanguagePreloadProps {
  language: string;
  namespaces: readonly Namespace[];
}

/** Preloads texts and fonts in parallel with the scripts. Rendered on the server only. */
export function LanguagePreload({ language, namespaces }: LanguagePreloadProps) {
  if (!import.meta.env.SSR) return null;
  const font = scriptFont(language);
  return (
    <>
      {font && <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />}
      {[language, ...namespaces.map((name) => `${name}-${language}`)].map((name) => {
        const file = files[name];
        return file ? <link key={name} rel="modulepreload" href={file} /> : null;
      })}
    </>
  );
}
