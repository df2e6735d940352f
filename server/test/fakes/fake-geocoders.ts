import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answering } from './answering.ts';

export type FakeService = 'nominatim' | 'photon';
export type FakeMode = 'works' | 'empty' | 'error' | 'limited' | 'malformed' | 'html' | 'huge' | 'redirect' | 'hostile';

export interface FakeRequest {
  service: FakeService;
  /** Monotonic milliseconds. */
  at: number;
  userAgent: string;
  search: URLSearchParams;
}

export interface FakePlace {
  road: string;
  suburb: string;
  city: string;
  state: string;
}

export interface FakeGeocoders {
  nominatimUrl: string;
  photonUrl: string;
  requests: FakeRequest[];
  /** `delayMs` passes before each response. */
  behave(service: FakeService, mode: FakeMode, delayMs?: number): void;
  /** The answer for any coordinates. */
  place: FakePlace;
  stop(): Promise<void>;
}

const paths: Record<string, FakeService> = {
  '/nominatim/reverse': 'nominatim',
  '/photon/reverse': 'photon',
};

export async function startFakeGeocoders(port = 0): Promise<FakeGeocoders> {
  const requests: FakeRequest[] = [];
  const behaviour: Record<FakeService, { mode: FakeMode; delayMs: number }> = {
    nominatim: { mode: 'works', delayMs: 0 },
    photon: { mode: 'works', delayMs: 0 },
  };
  const place = { road: 'Double Road', suburb: 'Indiranagar', city: 'Bangalore', state: 'Karnataka' };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const service = paths[url.pathname];
    if (!service) return send(response, 404, 'text/html', '<h1>Not Found</h1>');
    const userAgent = request.headers['user-agent'] ?? '';
    requests.push({ service, at: performance.now(), userAgent, search: url.searchParams });
    const { mode, delayMs } = behaviour[service];
    if (delayMs > 0) await sleep(delayMs);
    if (misbehave(mode, response)) return;
    sendJson(response, bodyOf(service, mode, url.searchParams, place));
  }

  const server = createServer(answering(answer));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    nominatimUrl: `${base}/nominatim`,
    photonUrl: `${base}/photon/`,
    requests,
    behave(service, mode, delayMs = 0) {
      behaviour[service] = { mode, delayMs };
    },
    place,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function misbehave(mode: FakeMode, response: ServerResponse): boolean {
  if (mode === 'error') send(response, 500, 'text/html', '<h1>Internal Server Error</h1>');
  else if (mode === 'limited') send(response, 429, 'text/plain', 'Too many requests');
  else if (mode === 'malformed') send(response, 200, 'application/json', '{"display_name": 7, "address": ["city"');
  else if (mode === 'html') send(response, 200, 'text/html', '<html><body>Please solve this puzzle</body></html>');
  else if (mode === 'huge') sendJson(response, { display_name: 'x'.repeat(1_000_000) });
  else if (mode === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
  else return false;
  return true;
}

function bodyOf(service: FakeService, mode: FakeMode, search: URLSearchParams, place: FakePlace): unknown {
  const known = mode === 'hostile' ? hostilePlace() : place;
  if (service === 'photon') return photon(search, mode === 'empty' ? null : known);
  return mode === 'empty' ? { error: 'Unable to geocode' } : nominatim(search, known);
}

function nominatim(search: URLSearchParams, { road, suburb, city, state }: FakePlace): unknown {
  return {
    place_id: 236_942_763,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'way',
    osm_id: 23_733_659,
    lat: search.get('lat'),
    lon: search.get('lon'),
    category: 'highway',
    type: 'secondary',
    place_rank: 26,
    importance: 0.0534,
    addresstype: 'road',
    name: road,
    display_name: [road, suburb, city, state, '560038', 'India'].join(', '),
    address: {
      road,
      suburb,
      city,
      state,
      'ISO3166-2-lvl4': 'IN-KA',
      postcode: '560038',
      country: 'India',
      country_code: 'in',
    },
    boundingbox: ['12.9698', '12.9812', '77.6385', '77.6393'],
  };
}

function photon(search: URLSearchParams, place: FakePlace | null): unknown {
  return { type: 'FeatureCollection', features: place ? [photonFeature(search, place)] : [] };
}

function photonFeature(search: URLSearchParams, { road, suburb, city, state }: FakePlace): unknown {
  return {
    type: 'Feature',
    properties: {
      osm_type: 'N',
      osm_id: 4_418_013_490,
      osm_key: 'shop',
      osm_value: 'sweets',
      type: 'house',
      postcode: '560038',
      countrycode: 'IN',
      name: 'Asha Sweets',
      country: 'India',
      street: road,
      district: suburb,
      city,
      county: 'Bangalore North',
      state,
    },
    geometry: { type: 'Point', coordinates: [Number(search.get('lon')), Number(search.get('lat'))] },
  };
}

function hostilePlace(): FakePlace {
  return { road: `a\u0000\u202eb\n${'ङ'.repeat(900)}`, suburb: '\ud800x', city: '😀'.repeat(300), state: '\u0007' };
}

function sendJson(response: ServerResponse, body: unknown): void {
  send(response, 200, 'application/json; charset=utf-8', JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
