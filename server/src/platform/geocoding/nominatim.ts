import { z } from 'zod';
import { endpointOf, optionalUpstreamText, placeOf, type Upstream } from './upstream.ts';

const answer = z.object({
  /** Present, with status 200, where the map is empty, such as at sea. */
  error: z.unknown().optional(),
  display_name: optionalUpstreamText,
  address: z
    .object({
      city: optionalUpstreamText,
      town: optionalUpstreamText,
      municipality: optionalUpstreamText,
      village: optionalUpstreamText,
      county: optionalUpstreamText,
      state_district: optionalUpstreamText,
      state: optionalUpstreamText,
    })
    .optional(),
});

/** Buildings (18) would be finer than the rounded coordinates. */
const streetLevel = '16';

/** https://nominatim.org/release-docs/latest/api/Reverse/; pages must credit "© OpenStreetMap contributors" (ODbL). */
export function createNominatim(baseUrl: string): Upstream {
  const endpoint = endpointOf(baseUrl, 'reverse');
  return {
    name: 'nominatim',
    urlOf(point, language) {
      const url = new URL(endpoint);
      url.searchParams.set('format', 'jsonv2');
      url.searchParams.set('lat', String(point.latitude));
      url.searchParams.set('lon', String(point.longitude));
      url.searchParams.set('zoom', streetLevel);
      url.searchParams.set('addressdetails', '1');
      url.searchParams.set('accept-language', language);
      return url;
    },
    read(body) {
      const { error, display_name, address } = answer.parse(body);
      if (error !== undefined) return readError(error);
      if (!address || !display_name) throw new Error('neither an address nor an error');
      return placeOf(display_name, cityOf(address));
    },
  };
}

const unmapped = z.string().regex(/unable to geocode/i);

function readError(error: unknown): null {
  unmapped.parse(error);
  return null;
}

function cityOf(address: NonNullable<z.infer<typeof answer>['address']>): string {
  return (
    address.city ||
    address.town ||
    address.municipality ||
    address.village ||
    address.county ||
    address.state_district ||
    address.state
  );
}
