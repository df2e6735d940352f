import type { Browser } from '@playwright/test';
import { runDesk } from './desk-command.ts';
import { type Other, openOther, type Person } from './people.ts';

/** Grants a role like the command line: `agent`, `admin`, or `garage` with a garage's id. */
export async function grant({ email }: Pick<Person, 'email'>, ...role: string[]): Promise<void> {
  await runDesk('grant', email, ...role);
}

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
