import type { Browser } from '@playwright/test';
import { runDesk } from './desk-command.ts';
import { type Other, openOther, type Person } from './people.ts';

/** Gives a role as the command line does: `agent`, `admin`, or `garage` with the id of one. */
export async function grant({ email }: Pick<Person, 'email'>, ...role: string[]): Promise<void> {
  await runDesk('grant', email, ...role);
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
