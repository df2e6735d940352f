import { brand } from '@pahiya/contract/shared/brand';
import type { TestProject } from 'vitest/node';
import { prepareTemplate } from '../template.ts';
import { startInstalledServer } from './server.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, stop } = await startInstalledServer();
  const server = { connection, template: `${brand.slug}_template_${process.pid}` };
  await prepareTemplate(server);
  project.provide('databaseServer', server);
  return stop;
}
