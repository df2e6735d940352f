import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { brand } from '@pahiya/contract/shared/brand';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/database/embedded/start-embedded.ts';
import { removeAbandonedServers, testFolderPrefix } from './abandoned-servers.ts';
import { dropTestDatabases, prepareTemplate } from './template.ts';
import type { TestServer } from './test-server.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer();
  await prepareTemplate(server);
  project.provide('databaseServer', server);
  return async () => {
    await dropTestDatabases(server);
    await stop();
  };
}

interface Started {
  server: TestServer;
  stop(): Promise<void>;
}

async function startServer(): Promise<Started> {
  // Unique, because two runs may share a server.
  const template = `${brand.slug}_template_${process.pid}`;
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { server: { connection: { connectionString: url }, template }, stop: async () => undefined };
  await removeAbandonedServers();
  const dataDir = await mkdtemp(testFolderPrefix());
  // If we are root, the server runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, unsafeFast: true });
  return {
    server: { connection: embedded.connection, template },
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
