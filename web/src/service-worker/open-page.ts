import type { WorkerMessage } from '../shared/notifications/rules/push-message.ts';

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
  /** Wait in ms for a page to confirm that it navigates by itself. */
  answerMs?: number;
}

/**
 * Focuses an open page and has it navigate to `path` without a reload, so that no input is lost. A page that does not
 * answer is navigated, and without a page a new one opens. Resolves to whether a page confirmed.
 */
export async function openPath({ pages, openNew, answerMs = 1_000, ...wanted }: Opening): Promise<boolean> {
  const page = pages.find(({ focused }) => focused) ?? pages.find(isVisible) ?? pages[0];
  try {
    await page?.focus();
    if (page && (await goesThere(page, wanted, answerMs))) return true;
    await (page ? page.navigate(wanted.path) : openNew(wanted.path));
  } catch {
    // The page was closed or is not controlled by this worker yet.
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
