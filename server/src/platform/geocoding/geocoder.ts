import { LRUCache } from 'lru-cache';
import { type Circuit, createCircuit } from './circuit.ts';
import { fetchJson, type JsonRequest, UpstreamRefusal } from './fetch-json.ts';
import { createNominatim } from './nominatim.ts';
import { createPacer } from './pacer.ts';
import { createPhoton } from './photon.ts';
import type { GeocodedPlace, Point, Upstream } from './upstream.ts';

export interface Geocoder {
  /** Never rejects. Null if no service knows the place or can be asked now. `language` is a BCP 47 tag. */
  reverse(point: Point, language?: string): Promise<GeocodedPlace | null>;
}

export interface GeocoderOptions {
  nominatimUrl: string;
  photonUrl: string;
  /** Must name the product and a contact, as the services' policies require. */
  userAgent: string;
  timeoutMs?: number;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
  onFailure?: (upstream: string, reason: string) => void;
}

type Answer = { status: 'known'; place: GeocodedPlace | null } | { status: 'unavailable' };
type Source = Upstream & { circuit: Circuit };

/** The services allow one request a second; the rest covers the latency of the first connection. */
const intervalMs = 1_100;
const patienceMs = 2_000;
const cacheMs = 24 * 60 * 60 * 1_000;
const cacheSize = 10_000;

/** Create one per node: only its own pacing, cache and circuits ensure one request a second. */
export function createGeocoder(options: GeocoderOptions): Geocoder {
  const now = options.now ?? (() => performance.now());
  const request = requestOf(options);
  const sources = sourcesOf(options, now);
  const pacer = createPacer({ intervalMs, now });
  const known = new LRUCache<string, { place: GeocodedPlace | null }>({
    max: cacheSize,
    ttl: cacheMs,
    ttlResolution: 0,
    perf: { now },
  });
  const pending = new Map<string, Promise<GeocodedPlace | null>>();

  async function lookUp(key: string, point: Point, language: string): Promise<GeocodedPlace | null> {
    let patience = patienceMs;
    let areAllCertain = true;
    for (const source of sources) {
      const waited = source.circuit.isOpen() ? 0 : await pacer.takeTurn(patience);
      if (waited === null) return null;
      patience -= waited;
      const answer = await ask(source, point, language);
      if (answer.status === 'known' && answer.place) {
        known.set(key, { place: answer.place });
        return answer.place;
      }
      areAllCertain &&= answer.status === 'known';
    }
    if (areAllCertain) known.set(key, { place: null });
    return null;
  }

  async function ask(source: Source, point: Point, language: string): Promise<Answer> {
    if (source.circuit.isOpen()) return { status: 'unavailable' };
    try {
      const place = source.read(await fetchJson(source.urlOf(point, language), request));
      source.circuit.succeed();
      return { status: 'known', place };
    } catch (error) {
      if (error instanceof UpstreamRefusal) source.circuit.refuse();
      else source.circuit.fail();
      options.onFailure?.(source.name, reasonOf(error));
      return { status: 'unavailable' };
    }
  }

  return {
    async reverse(point, language = 'en') {
      const rounded = roundPoint(point);
      const tag = languageTag(language);
      const key = `${rounded.latitude},${rounded.longitude},${tag}`;
      const cached = known.get(key);
      if (cached) return cached.place;
      const running = pending.get(key) ?? lookUp(key, rounded, tag).finally(() => pending.delete(key));
      pending.set(key, running);
      return running;
    },
  };
}

function sourcesOf({ nominatimUrl, photonUrl }: GeocoderOptions, now: () => number): Source[] {
  const upstreams: Upstream[] = [];
  if (nominatimUrl) upstreams.push(createNominatim(nominatimUrl));
  if (photonUrl) upstreams.push(createPhoton(photonUrl));
  return upstreams.map((upstream) => ({ ...upstream, circuit: createCircuit(now) }));
}

function requestOf({ fetch = globalThis.fetch, userAgent, timeoutMs = 3_000 }: GeocoderOptions): JsonRequest {
  return { fetch, userAgent: userAgent.replace(/[^\x20-\x7e]/g, ''), timeoutMs };
}

/** Rounds to about 100 m, so that nearby requests share a result and no exact position leaves the node. */
function roundPoint({ latitude, longitude }: Point): Point {
  return { latitude: round(latitude), longitude: round(longitude) };
}

function round(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000 + 0;
}

function languageTag(language: string): string {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(language) ? language.toLowerCase() : 'en';
}

/** Leaves out the response, which says where somebody is. A parse error would quote it. */
function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'answered no JSON';
  if (error instanceof Error && error.name === 'ZodError') return 'answered another document';
  if (error instanceof Error && error.name === 'TimeoutError') return 'did not answer in time';
  return error instanceof Error ? error.message : 'failed';
}
