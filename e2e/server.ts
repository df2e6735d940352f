import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Long enough for a busy machine. */
const startWithinMs = 240_000;

export default async function startForAll(): Promise<() => Promise<void>> {
  const { address, dataDir, stop } = await startProduct();
  process.env.BASE_URL = address;
  process.env.DATA_DIR = dataDir;
  return stop;
}

export interface Product {
  address: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts on a free port with a separate data folder. `settings` are environment variables. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'e2e-'));
  const child = spawn(process.execPath, ['--import', './server/src/quick-start.ts', 'server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      // The tests' push service runs on this machine.
      PUSH_ALLOWS_LOOPBACK: 'on',
      // All tests share one IP address.
      BOOKINGS_OF_NEW_ACCOUNTS_AT_GARAGE: '100000',
      BOOKINGS_OF_NEW_ACCOUNTS: '100000',
      LOG_LEVEL: 'error',
      NOMINATIM_URL: 'http://127.0.0.1:9',
      PHOTON_URL: 'http://127.0.0.1:9',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressOf(child);
  async function stop() {
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await closed;
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { address, dataDir, stop };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the product did not start in time')), startWithinMs);
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk;
      const address = printed.match(/is ready: (\S+)/)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
    child.once('close', () => reject(new Error(`the product stopped: ${printed}`)));
  });
}
