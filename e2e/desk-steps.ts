import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { type Other, openOther, type Person } from './people.ts';

const deskProgram = fileURLToPath(new URL('../server/src/desk.ts', import.meta.url));

/** Gives a role by the command line: `agent`, `admin`, or `garage` with the id of one. */
export async function grant({ email }: Pick<Person, 'email'>, ...role: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [deskProgram, 'grant', email, ...role]);
}

/** Somebody of the staff, signed in in a browser of their own. */
export async function openStaff(
  browser: Browser,
  baseURL: string | undefined,
  fullName: string,
  ...role: string[]
): Promise<Other> {
  const staff = await openOther(browser, baseURL, fullName);
  await grant(staff.person, ...role);
  return staff;
}
