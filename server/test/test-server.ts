import type pg from 'pg';

export interface TestServer {
  connection: Pick<pg.ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'> & { password?: string };
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestServer;
  }
}

export function connectionTo({ connection }: TestServer, database: string): TestServer['connection'] {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
