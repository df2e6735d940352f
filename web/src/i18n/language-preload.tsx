import files from 'virtual:language-files';

/** Lets the browser fetch the texts beside the scripts instead of after them; server rendering only. */
export function LanguagePreload({ language, nonce }: { language: string; nonce: string | undefined }) {
  const file = import.meta.env.SSR ? files[language] : undefined;
  return file ? <link rel="modulepreload" href={file} nonce={nonce} /> : null;
}
