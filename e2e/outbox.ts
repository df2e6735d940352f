import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The newest mail to an address, decoded. Waits until the product has written it. */
export async function mailTo(address: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    found = (await mails()).find((mail) => mail.includes(address));
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** The only link in a mail, as a path of the site under test. */
export function linkIn(mail: string): string {
  const link = new URL(mail.match(/https?:\/\/\S+/)?.[0] ?? '');
  return `${link.pathname}${link.search}${link.hash}`;
}

async function mails(): Promise<string[]> {
  const folder = path.join(process.env.DATA_DIR ?? '', 'outbox');
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.map(decode).reverse();
}

/** Each part has an encoding of its own: `=C6` in a part that is not quoted-printable belongs to its text. */
function decode(part: string): string {
  const boundary = part.match(/^content-type: multipart\/[\s\S]*?boundary="([^"]+)"/im)?.[1];
  if (boundary) {
    const [head = '', ...parts] = part.split(`--${boundary}`);
    return head + parts.map(decode).join('');
  }
  if (!/^content-transfer-encoding: quoted-printable/im.test(part)) return part;
  return part
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
