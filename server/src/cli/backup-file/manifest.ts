import { z } from 'zod';

/**
 * A backup is a tar archive of, in this order: `format.json`; the rows of each table in pieces, compressed text of
 * PostgreSQL's COPY (`tables/bookings/00001.copy.gz`); the pictures under their keys (`files/posts/…`); `manifest.json`;
 * and the manifest's own hash. Increase the version when an older product could no longer read it.
 */
export const formatVersion = 1;

export const entryNames = { format: 'format.json', manifest: 'manifest.json', hash: 'manifest.sha256' } as const;

export const tablesFolder = 'tables/';
export const filesFolder = 'files/';

const count = z.int().nonnegative();

const part = z.strictObject({ entries: count, bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) });

/** The entries of one table, or all pictures. */
export type Part = z.infer<typeof part>;

export const formatSchema = z.object({ product: z.string(), format: z.int().positive() });

export const manifestSchema = z.strictObject({
  product: z.string(),
  format: z.literal(formatVersion),
  version: z.string(),
  commit: z.string().nullable(),
  madeAt: z.iso.datetime(),
  schema: z.strictObject({ name: z.string(), when: count, hash: z.string() }),
  /** Tells whether `AUTH_SECRET` is the same, and nothing else about it. */
  secretFingerprint: z.string(),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: count })),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  pictures: z.strictObject({ copied: count, missing: count }),
  parts: z.record(z.string(), part),
});

export type Manifest = z.infer<typeof manifestSchema>;

export function tableFolder(table: string): string {
  return `${tablesFolder}${table}/`;
}
