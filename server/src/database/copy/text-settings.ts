import type pg from 'pg';

/** The text format of rows depends on these. Both sides must use the same. */
const format = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '3',
  bytea_output: 'hex',
};

/** Neither a large table nor a slow store of pictures may end the transaction. */
const patience = { statement_timeout: '0', idle_in_transaction_session_timeout: '0' };

/** Until the end of the transaction. */
export async function prepareCopying(client: pg.ClientBase): Promise<void> {
  const settings = Object.entries({ ...format, ...patience });
  await client.query(settings.map(([name, value]) => `set local ${name} = '${value}'`).join('; '));
}
