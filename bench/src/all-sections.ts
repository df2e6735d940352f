import { measureAttackers } from './sections/attackers.ts';
import { measureBytes } from './sections/bytes.ts';
import { measureChats } from './sections/chats.ts';
import { measureCommunity } from './sections/community.ts';
import { measureContention } from './sections/contention.ts';
import { measureForm } from './sections/form.ts';
import { measureGrowth } from './sections/growth.ts';
import { measureHour } from './sections/hour.ts';
import { measureLighthouse } from './sections/lighthouse.ts';
import { measurePages } from './sections/pages.ts';
import { measurePeers } from './sections/peers.ts';
import { measureReads } from './sections/reads.ts';
import { measureStart } from './sections/start.ts';
import { measureStreams } from './sections/streams.ts';
import { measureWrites } from './sections/writes.ts';
import type { Table } from './table.ts';
import type { Workbench } from './workbench.ts';

type Measure = (workbench: Workbench) => Promise<Table[]>;

/** Sections run in this order. */
export const usualSections: Record<string, Measure> = {
  start: measureStart,
  pages: measurePages,
  reads: measureReads,
  peers: measurePeers,
  attackers: measureAttackers,
  contention: measureContention,
  writes: measureWrites,
  streams: measureStreams,
  chats: measureChats,
  growth: measureGrowth,
  community: measureCommunity,
  bytes: measureBytes,
  form: measureForm,
  lighthouse: measureLighthouse,
};

/** `hour` runs only when it is named. */
export const allSections: Record<string, Measure> = { ...usualSections, hour: measureHour };
