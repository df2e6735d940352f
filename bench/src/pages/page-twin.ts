import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Answer, asBrowser, ask, openClient } from '../client.ts';
import { type NodeProcess, startNode } from '../node-process.ts';
import type { Workbench } from '../workbench.ts';
import type { PublicPage } from './choose-pages.ts';
import type { SentPages } from './sent-pages.ts';

/** The twin does not copy these: Node writes them, or they differ between answers. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'x-request-id']);

/** Starts a server that only sends the product's compressed pages with the same headers. */
export async function startPageTwin(workbench: Workbench, url: string, pages: PublicPage[]): Promise<NodeProcess> {
  const sent: SentPages = {};
  for (const page of pages) {
    const { headers, body } = await readPage(url, page.path);
    const same = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
    sent[page.path] = { headers: Object.fromEntries(same), body: body.toString('base64') };
  }
  const file = path.join(workbench.dataDir, 'bare-pages.json');
  await writeFile(file, JSON.stringify(sent));
  return await startNode({ script: 'bench/src/bare-pages.ts', args: [file] });
}

/** Reads the page as a browser does. */
export async function readPage(url: string, address: string): Promise<Answer> {
  const client = openClient(url);
  const answer = await ask(client, { path: address, headers: asBrowser }).finally(() => client.agent.destroy());
  if (answer.status !== 200) throw new Error(`${address} answers with ${answer.status}`);
  return answer;
}
