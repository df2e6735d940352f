import { limits } from '@pahiya/contract/shared/limits';
import { z } from 'zod';

export interface AddressDraft {
  house: string;
  area: string;
  pincode: string;
  city: string;
  state: string;
}

const part = z.string().trim();

/** Address form of the settings. Only the city is required (product, section 13.2). */
export const addressForm = z
  .object({
    house: part,
    area: part,
    pincode: part.regex(/^([1-9]\d{5})?$/),
    city: part.min(1),
    state: part,
  })
  .refine((address) => addressLine(address).length <= limits.addressLength, { path: ['area'] });

export const emptyAddress: AddressDraft = { house: '', area: '', pincode: '', city: '', state: '' };

/** The form stored and sent with a booking: `12 MG Road, Indiranagar, Bengaluru, Karnataka 560038`. */
export function addressLine({ house, area, city, state, pincode }: AddressDraft): string {
  const end = [state, pincode].map((each) => each.trim()).filter(Boolean);
  return [house, area, city, end.join(' ')]
    .map((each) => each.trim())
    .filter(Boolean)
    .join(', ');
}
