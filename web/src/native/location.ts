import type { Position, PositionFailure } from '../lib/phone/native.ts';
import { codeOf, type Plugins } from './plugins.ts';

/** Maps the plugin's error codes (https://capacitorjs.com/docs/apis/geolocation#errors). */
const failures: Record<string, PositionFailure> = {
  'OS-PLUG-GLOC-0002': 'unavailable',
  'OS-PLUG-GLOC-0003': 'denied',
  'OS-PLUG-GLOC-0007': 'unavailable',
  'OS-PLUG-GLOC-0008': 'denied',
  'OS-PLUG-GLOC-0009': 'denied',
  'OS-PLUG-GLOC-0010': 'timeout',
  'OS-PLUG-GLOC-0016': 'unavailable',
  'OS-PLUG-GLOC-0017': 'unavailable',
};

/** The phone asks for permission itself where needed. */
export async function locate(plugin: Plugins['geolocation'], options: PositionOptions): Promise<Position> {
  try {
    const { latitude, longitude } = (await plugin.getCurrentPosition(options)).coords;
    return { ok: true, latitude, longitude };
  } catch (error) {
    return { ok: false, reason: failures[codeOf(error)] ?? 'other' };
  }
}
