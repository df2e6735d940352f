import { logQuietly } from '../lib/quiet-log.ts';
import type { Plugins } from './plugins.ts';

/** Closing the sheet is not a failure. The plugin reports it as an error with this text on both systems. */
const closed = 'Share canceled';

export async function share(
  plugin: Plugins['share'],
  what: { title: string; text: string; url?: string },
): Promise<boolean> {
  try {
    if (!(await plugin.canShare()).value) return false;
    await plugin.share(what);
    return true;
  } catch (error) {
    if (error instanceof Error && error.message === closed) return true;
    logQuietly('The sheet of places to share to failed', error);
    return false;
  }
}
