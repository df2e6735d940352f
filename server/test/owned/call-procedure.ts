import { type ProcedureName, procedures } from '../procedures.ts';
import type { OwnedWorld, Side } from './things.ts';

export interface ProcedureAnswer {
  status: number;
  body: { id?: string; code?: string };
}

/** Sends the input as the contract places it: in the path, the query or the body. */
export async function callProcedure(
  { api, own, agent }: OwnedWorld,
  name: ProcedureName,
  { input, side = own }: { input: Record<string, unknown>; side?: Side },
): Promise<ProcedureAnswer> {
  const procedure = procedures.find((each) => each.name === name);
  if (!procedure) throw new Error(`${name} is not of the contract`);
  const rest = { ...input };
  const path = procedure.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return value;
  });
  const { method } = procedure;
  const ofDesk = name.startsWith('desk.support.') ? agent : side.staff;
  const caller = name.startsWith('desk.') ? ofDesk : side.customer;
  if (method !== 'GET') return await api.call(method, path, rest, caller);
  const query = new URLSearchParams(Object.entries(rest).map(([key, value]): [string, string] => [key, String(value)]));
  return await api.call(method, `${path}?${query}`, undefined, caller);
}
