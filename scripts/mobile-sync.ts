import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildPhoneApp } from './build-phone-app.ts';
import { type PhoneSite, phonePage } from './phone-page.ts';
import { root } from './steps.ts';

const mobile = path.join(root, 'mobile');

/** An app without the file of its system does not ask for push permission. */
const pushKeys = {
  android: path.join(mobile, 'android/app/google-services.json'),
  ios: path.join(mobile, 'ios/App/App/GoogleService-Info.plist'),
};

function readSite(given: string | undefined): PhoneSite {
  const url = URL.parse(given ?? '');
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`) {
    throw new Error(
      [
        given ? `PAHIYA_API=${given} is not valid.` : 'PAHIYA_API is not set.',
        'Give the https address of the server the app is for, without a path:',
        '  PAHIYA_API=https://pahiya.example.com npm run mobile:sync',
      ].join('\n'),
    );
  }
  const systems = ['android', 'ios'] as const;
  return { origin: url.origin, pushes: systems.filter((system) => existsSync(pushKeys[system])) };
}

async function writeHost(host: string): Promise<void> {
  await writeFile(path.join(mobile, 'android/site.properties'), `host=${host}\n`);
  await writeFile(path.join(mobile, 'ios/site.xcconfig'), `SITE_HOST = ${host}\n`);
}

function runCapacitor(...args: string[]): void {
  execFileSync('cap', args, { cwd: mobile, stdio: 'inherit' });
}

try {
  const site = readSite(process.env.PAHIYA_API);
  process.stdout.write('app: building, this takes about half a minute …\n');
  const { folder, template } = await buildPhoneApp();
  await writeFile(path.join(folder, 'index.html'), phonePage(template, site));
  await writeHost(new URL(site.origin).host);
  runCapacitor('sync');
  process.stdout.write(`app: ready for ${site.origin}; pushes: ${site.pushes.join(' and ') || 'off'}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
