import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { contract } from '@pahiya/contract/router';
import { z } from 'zod';

type NameIn<Node, Prefix extends string> = {
  [Key in keyof Node & string]: Node[Key] extends AnyContractProcedure
    ? `${Prefix}${Key}`
    : NameIn<Node[Key], `${Prefix}${Key}.`>;
}[keyof Node & string];

/** Such as `bookings.create`. */
export type ProcedureName = NameIn<typeof contract, ''>;

export interface ContractProcedure {
  name: ProcedureName;
  method: string;
  path: string;
  /** Such as `bookingId` or `attachments.fileId`. */
  idFields: string[];
}

/** Finds ids also within a longer pattern, such as that of a topic. */
const uuidPattern = '([0-9a-fA-F]{8}-[0-9a-fA-F]{4}';

/** Checks that derive their cases from this list cannot miss a new procedure. */
export const procedures: readonly ContractProcedure[] = proceduresIn(contract);

function proceduresIn(node: object, prefix = ''): ContractProcedure[] {
  return Object.entries(node).flatMap(([key, entry]) => {
    if (!isContractProcedure(entry)) return proceduresIn(entry, `${prefix}${key}.`);
    const { method = 'POST', path = '' } = entry['~orpc'].route;
    const idFields = idFieldsOf(entry['~orpc'].inputSchema);
    return [{ name: `${prefix}${key}` as ProcedureName, method, path, idFields }];
  });
}

interface JsonSchema {
  format?: string;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

function idFieldsOf(schema: unknown): string[] {
  if (!(schema instanceof z.ZodType)) return [];
  // A query such as `postIds=a,b` is a list of ids only after it was parsed.
  const parsed = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return [...new Set(idsIn(parsed as JsonSchema, ''))];
}

function idsIn(schema: JsonSchema, path: string): string[] {
  const { format, pattern, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const isId = format === 'uuid' || pattern?.includes(uuidPattern) || /[a-z](Id|Ids)$/.test(path);
  return [
    ...(isId ? [path] : []),
    ...Object.entries(properties).flatMap(([key, inner]) => idsIn(inner, path === '' ? key : `${path}.${key}`)),
    ...[items, ...anyOf, ...oneOf, ...allOf].flatMap((inner) => (inner ? idsIn(inner, path) : [])),
  ];
}
