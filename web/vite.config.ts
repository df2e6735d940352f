import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const localeFile = /[/\\]i18n[/\\]locales[/\\]([a-z]+)[/\\]/;

/** All namespaces of a language travel together; other languages stay away. */
function languageChunk(moduleId: string): string | null {
  const language = localeFile.exec(moduleId)?.[1];
  return language ? `language-${language}` : null;
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: { quoteStyle: 'single', semicolons: true },
      // There are no server functions: every call goes through the contract.
      serverFns: { disableCsrfMiddlewareWarning: true },
    }),
    react(),
  ],
  build: { target: 'es2022', reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: languageChunk, test: localeFile }] } } },
      },
    },
    // Bundled whole, so that React is its production build whatever NODE_ENV says at run time.
    ssr: { resolve: { noExternal: true }, build: { minify: false } },
  },
});
