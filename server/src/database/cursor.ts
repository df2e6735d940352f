/** An opaque cursor over the values that order a list. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Null for anything `encodeCursor` did not make. */
export function decodeCursor(cursor: string): unknown[] | null {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(values) ? values : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
