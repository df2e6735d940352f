import type { WorkerMessage } from '../lib/push-message.ts';

/** As much of an open page of this site as is needed here. */
export interface OpenPage {
  readonly url: string;
  readonly focused: boolean;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: WorkerMessage, transfer: MessagePort[]): void;
}

interface Opening {
  path: string;
  notificationId: string | null;
  pages: readonly OpenPage[];
  openNew: (path: string) => Promise<unknown>;
  /** How long a page may take to say that it goes there by itself. */
  answerMs?: number;
}

/**
 * Brings an open page of this site to the front and has it go to `path` without loading anew, so that nothing typed is
 * lost; a page that does not answer is sent there, and without one a new one is opened. Resolves to whether a page took it.
 */
export async function openPath({ pages, openNew, answerMs = 1_000, ...wanted }: Opening): Promise<boolean> {
  const page = pages.find(({ focused }) => focused) ?? pages.find(isVisible) ?? pages[0];
  try {
    await page?.focus();
    if (page && (await goesThere(page, wanted, answerMs))) return true;
    await (page ? page.navigate(wanted.path) : openNew(wanted.path));
  } catch {
    // It was closed meanwhile, or belongs to no worker yet.
    await openNew(wanted.path);
  }
  return false;
}

function isVisible({ visibilityState }: OpenPage): boolean {
  return visibilityState === 'visible';
}

function goesThere(
  page: OpenPage,
  wanted: Pick<Opening, 'path' | 'notificationId'>,
  answerMs: number,
): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), answerMs);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    page.postMessage({ kind: 'open-path', ...wanted }, [port2]);
  }).finally(() => port1.close());
}
