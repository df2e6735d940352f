import { z } from 'zod';
import { endpointOf, optionalUpstreamText, placeOf, type Upstream } from './upstream.ts';

const properties = z.object({
  type: optionalUpstreamText,
  name: optionalUpstreamText,
  street: optionalUpstreamText,
  locality: optionalUpstreamText,
  district: optionalUpstreamText,
  city: optionalUpstreamText,
  county: optionalUpstreamText,
  state: optionalUpstreamText,
  postcode: optionalUpstreamText,
  country: optionalUpstreamText,
});
type Properties = z.infer<typeof properties>;

const answer = z.object({ features: z.array(z.object({ properties })) });

/** Photon answers other languages with 400 (https://github.com/komoot/photon). */
const languages = new Set(['en', 'de', 'fr']);

/** https://photon.komoot.io; pages must credit "© OpenStreetMap contributors" (ODbL). */
export function createPhoton(baseUrl: string): Upstream {
  const endpoint = endpointOf(baseUrl, 'reverse');
  return {
    name: 'photon',
    urlOf(point, language) {
      const url = new URL(endpoint);
      const spoken = language.slice(0, 2);
      url.searchParams.set('lat', String(point.latitude));
      url.searchParams.set('lon', String(point.longitude));
      url.searchParams.set('lang', languages.has(spoken) ? spoken : 'en');
      return url;
    },
    read(body) {
      const nearest = answer.parse(body).features[0]?.properties;
      return nearest ? placeOf(addressOf(nearest), cityOf(nearest)) : null;
    },
  };
}

/** Leaves out names of houses and shops, which are finer than the rounded coordinates and would mislead. */
function addressOf({ type, name, street, locality, district, city, state, postcode, country }: Properties): string {
  const found = type === 'house' ? '' : name;
  const parts = [found, street, locality, district, city, state, postcode, country].filter(Boolean);
  return [...new Set(parts)].join(', ');
}

function cityOf({ type, name, city, county, state }: Properties): string {
  return city || (type === 'city' ? name : '') || county || state;
}
