import type { Role } from '@pahiya/contract/desk/schemas';
import { grantRole } from '../src/features/desk/commands/grant-role.ts';
import type { Api } from './api.ts';
import { type Customer, createCustomer } from './customers.ts';

export async function createStaff(api: Api, role: Role, garageId: string | null = null): Promise<Customer> {
  const person = await createCustomer(api, `Meera ${role}`);
  const actor = { id: null, name: 'Test' };
  const outcome = await grantRole(api.services.db, { actor, email: person.email, role, garageId });
  if (!outcome.ok) throw new Error(`The role was refused: ${outcome.reason}`);
  return person;
}
