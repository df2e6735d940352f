import { z } from 'zod';
import { coordinates } from '../garages/schemas.ts';
import { open } from '../shared/base.ts';
import { limits } from '../shared/limits.ts';
import { text } from '../shared/text.ts';
import { location, pincodePlace, place } from './schemas.ts';

const tags = ['locations'];

export const locationsContract = {
  reverse: open
    .meta({ asksThirdParty: true })
    .route({ method: 'GET', path: '/locations/reverse', tags, summary: 'The address and city of coordinates' })
    .input(coordinates)
    .output(location),
  search: open
    .route({
      method: 'GET',
      path: '/locations/search',
      tags,
      summary: 'Indian cities and localities by name, best first',
    })
    .input(z.strictObject({ text: text().trim().min(1).max(limits.searchTextLength) }))
    .output(z.array(place)),
  pincode: open
    .route({
      method: 'GET',
      path: '/locations/pincodes/{pincode}',
      tags,
      summary: 'The city and state of a pincode',
      description:
        'From the imported directory of India Post; null if it is not in the directory or none was imported. Clients must credit "Department of Posts, data.gov.in, GODL-India".',
    })
    .input(z.strictObject({ pincode: z.string().regex(/^[1-9]\d{5}$/, 'Must be six digits, the first not 0') }))
    .output(z.object({ place: pincodePlace.nullable() })),
};
