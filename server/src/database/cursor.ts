export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Null if `encodeCursor` did not make the cursor. */
export function decodeCursor(cursor: string): unknown[] | null {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(values) ? values : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
