import { eq } from 'drizzle-orm';
import { profiles } from '../src/features/people/tables.ts';
import type { Api } from './api.ts';
import { type Customer, createCustomer } from './customers.ts';

export type Person = Customer & { username: string };

export async function createPerson(api: Api, fullName = 'Asha Rao'): Promise<Person> {
  const customer = await createCustomer(api, fullName);
  const [profile] = await api.services.db
    .select({ username: profiles.username })
    .from(profiles)
    .where(eq(profiles.id, customer.id));
  if (!profile) throw new Error('A customer has a profile');
  return { ...customer, ...profile };
}
