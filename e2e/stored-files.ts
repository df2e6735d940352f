import { openDatabase } from '../server/src/cli/open-database.ts';
import type { Customer } from './api.ts';

interface StoredFile {
  name: string;
  bytes: number;
}

const ofAccount = `select name, bytes from files where user_id = (select id from auth_users where email = $1)`;

/** Lists all stored files of this customer, attached or not. */
export async function filesOf({ email }: Customer): Promise<StoredFile[]> {
  const { pool, close } = await openDatabase(() => undefined);
  try {
    return (await pool.query<StoredFile>(ofAccount, [email])).rows;
  } finally {
    await close();
  }
}
