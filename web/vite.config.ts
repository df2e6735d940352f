import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { languageChunk, languageFiles } from './vite/language-files.ts';
import { minifyAgain } from './vite/minify-again.ts';
import { neededPreloads } from './vite/needed-preloads.ts';
import { plainIcons } from './vite/plain-icons.ts';
import { screenFiles } from './vite/screen-files.ts';
import { serveServiceWorker } from './vite/service-worker.ts';
import { sharedChunks } from './vite/shared-chunks.ts';
import { webManifests } from './vite/web-manifest.ts';
import { withoutPreloads } from './vite/without-preloads.ts';
import { withoutServerFunctions } from './vite/without-server-functions.ts';

const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: languageChunk, debugName: 'language' },
  { name: 'framework', test: /rolldown\/runtime/ },
  { name: sharedChunks(), debugName: 'shared' },
];

export default defineConfig(({ command }) => ({
  resolve: {
    tsconfigPaths: true,
    // React has had this hook since version 18.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    withoutServerFunctions(),
    withoutPreloads(),
    plainIcons(),
    languageFiles(),
    neededPreloads(),
    minifyAgain(),
    serveServiceWorker(),
    screenFiles(),
    webManifests(),
    tailwindcss(),
    tanstackStart({
      router: {
        quoteStyle: 'single',
        semicolons: true,
        // A server-rendered page needs no loaders, neither its own nor those of other pages.
        codeSplittingOptions: {
          defaultBehavior: [['component'], ['loader'], ['errorComponent'], ['notFoundComponent']],
        },
      },
      serverFns: { disableCsrfMiddlewareWarning: true },
    }),
    react(),
  ],
  // A rendered page lists all files it starts with, so preload lists in the scripts would only add weight.
  build: { target: 'es2022', reportCompressedSize: false, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false } } },
      },
    },
    // Bundled completely, so that React is its production build whatever NODE_ENV is at run time.
    ssr: { resolve: { noExternal: command === 'build' ? true : [] }, build: { minify: false } },
  },
}));
