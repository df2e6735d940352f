import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchInKeptLanguage } from './i18n/set-language.ts';
import { isApp } from './lib/app.ts';
import { isShell } from './lib/app-shell.ts';
import { followConnection } from './lib/connection.ts';
import { installPrompt } from './lib/install-prompt.ts';
import { newVersion } from './lib/new-version.ts';
import { startSession } from './lib/session/session.ts';
import { prepareApp } from './native/prepare.ts';

if (isApp) prepareApp();

const application = (
  <StrictMode>
    <StartClient />
  </StrictMode>
);

function wake(): void {
  // Before the page wakes: a guarded page waits for the answer.
  startSession();
  followConnection();
  installPrompt.follow();
  newVersion.follow();
  startTransition(() => {
    // The kept shell has no page in it that could wake.
    if (isShell()) createRoot(document).render(application);
    else hydrateRoot(document, application);
  });
}

if (isApp || isShell() || !fetchInKeptLanguage()) wake();
