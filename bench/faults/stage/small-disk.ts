import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Only root may mount, and only Linux has such disks. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** A disk in memory that can be full. */
export interface SmallDisk {
  /** Returns what unmounts it. */
  mountOn(folder: string): Promise<() => Promise<void>>;
  /** Leaves no room. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
}

const room = '4g';
/** In kilobytes. */
const mostSpare = 4_096;

export function createSmallDisk(): SmallDisk {
  let folder: string | undefined;

  async function resize(size: string): Promise<void> {
    await run('mount', ['-o', `remount,size=${size}`, folder ?? '']);
  }

  return {
    async mountOn(place) {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${room}`, 'pahiya-faults', place]);
      folder = place;
      return async () => void (await run('umount', [place]));
    },
    async fill() {
      // The server goes on writing meanwhile, and a disk cannot be smaller than what is on it.
      for (let spare = 256; spare <= mostSpare; spare *= 2) {
        const { stdout } = await run('df', ['--output=used', '-B1K', folder ?? '']);
        const isSmall = await resize(`${Number(stdout.split('\n')[1]) + spare}k`).then(
          () => true,
          () => false,
        );
        if (isSmall) return;
      }
      throw new Error('The disk could not be made small');
    },
    makeRoom: () => resize(room),
  };
}
