import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { installPrompt } from './features/installed-site/service/install-prompt.ts';
import { isGuarded } from './guarded-paths.ts';
import { addressLanguage } from './i18n/language-choice.ts';
import { fetchInKeptLanguage } from './i18n/set-language.ts';
import { followConnection } from './lib/connection/connection.ts';
import { newVersion } from './lib/page/new-version.ts';
import { isShell } from './lib/page/shell-document.ts';
import { isPhoneApp } from './lib/phone/phone-app.ts';
import { session, startSession } from './lib/session/session.ts';
import { preparePhoneApp } from './native/prepare.ts';

if (isPhoneApp) preparePhoneApp();

const application = (
  <StrictMode>
    <StartClient />
  </StrictMode>
);

/** A visitor who opens a page that needs an account gets `/auth` instead, before anything of that page loads. */
function leadsToSignIn(): boolean {
  const { pathname, href, origin } = window.location;
  if (isPhoneApp || isShell() || !isGuarded(pathname) || session.getState().status !== 'signed-out') return false;
  const language = addressLanguage(href);
  const search = new URLSearchParams({ next: href.slice(origin.length), ...(language && { lang: language }) });
  window.location.replace(`/auth?${search}`);
  return true;
}

function wake(): void {
  // Before hydration, because a guarded page waits for the session.
  startSession();
  if (leadsToSignIn()) return;
  followConnection();
  installPrompt.follow();
  newVersion.follow();
  startTransition(() => {
    // The cached shell contains no page to hydrate.
    if (isShell()) createRoot(document).render(application);
    else hydrateRoot(document, application);
  });
}

if (isPhoneApp || isShell() || !fetchInKeptLanguage()) wake();
