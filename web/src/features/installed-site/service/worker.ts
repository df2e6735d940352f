import type { LanguageCode } from '@/i18n/languages.ts';
import { newVersion } from '@/lib/page/new-version.ts';
import { isPhoneApp } from '@/lib/phone/phone-app.ts';
import { logQuietly } from '@/lib/quiet-log.ts';
import { workerPath } from '@/shared/notifications/rules/push-message.ts';
import { build, type PageMessage } from '../rules/page-message.ts';

/** Interval at which an open page checks for a new version. */
const askEveryMs = 60 * 60_000;
/** Delay until a page has finished loading, before its files are reported. */
const settledMs = 1_500;
/** Time for the waiting worker to take over, before the page reloads without it. */
const takeOverMs = 5_000;

/** Only a production build has cacheable files. The mobile app bundles its own. */
function container(): ServiceWorkerContainer | undefined {
  return import.meta.env.PROD && !isPhoneApp ? navigator.serviceWorker : undefined;
}

function post(worker: ServiceWorker | null | undefined, message: PageMessage): void {
  worker?.postMessage(message);
}

export function followWorker(): () => void {
  const workers = container();
  if (!workers) return () => undefined;
  const stopped = new AbortController();
  const { signal } = stopped;
  void register(workers, signal).catch((error: unknown) => logQuietly('No service worker', error));
  return () => stopped.abort();
}

async function register(workers: ServiceWorkerContainer, signal: AbortSignal): Promise<void> {
  const registration: ServiceWorkerRegistration | undefined = await workers.register(workerPath, { scope: '/' });
  if (!registration || signal.aborted) return;
  const look = () => lookForWaiting(registration);
  look();
  registration.addEventListener('updatefound', () => followInstalling(registration.installing, look), { signal });
  followInstalling(registration.installing, look);
  const ask = () => void registration.update().catch(() => undefined);
  const timer = setInterval(ask, askEveryMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}

function followInstalling(worker: ServiceWorker | null, look: () => void): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') look();
  });
}

/** If this page already has the new version, the worker may take over, provided that no other page has the old one. */
function lookForWaiting({ waiting, active }: ServiceWorkerRegistration): void {
  if (!waiting || !active) return;
  void versionOf(waiting).then((version) => {
    if (version !== build) return newVersion.announce();
    newVersion.expectTakeOver('nothing');
    post(waiting, { kind: 'take-over-alone', build });
  });
}

/** Null when the worker does not answer. */
function versionOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), 2_000);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(typeof data === 'string' ? data : null);
    };
    worker.postMessage({ kind: 'version' } satisfies PageMessage, [port2]);
  });
}

/**
 * Starts the new version in this tab. The waiting worker takes over first, so that the page and its files match. A
 * browser delays that while the old worker still answers requests, so the page does not wait long.
 */
export function takeOver(): void {
  void (async () => {
    const registration = await container()?.getRegistration('/');
    if (!registration?.waiting) return window.location.reload();
    newVersion.expectTakeOver('reload');
    post(registration.waiting, { kind: 'take-over' });
    setTimeout(() => window.location.reload(), takeOverMs);
  })();
}

/** Makes the worker cache what this page uses, for offline use. */
export function sendInUse(language: LanguageCode): void {
  setTimeout(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    void container()?.ready.then(({ active }) => post(active, { kind: 'in-use', language, files }));
  }, settledMs);
}
