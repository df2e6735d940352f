/** The cities the landing pages list, in the order they are shown. */
export const landingCities = [
  'Delhi',
  'Mumbai',
  'Bengaluru',
  'Hyderabad',
  'Chennai',
  'Kolkata',
  'Pune',
  'Ahmedabad',
  'Jaipur',
  'Lucknow',
  'Chandigarh',
  'Indore',
  'Kochi',
  'Coimbatore',
  'Nagpur',
  'Surat',
  'Gurugram',
  'Noida',
] as const;

/** The city as it stands in an address: `New Delhi` is `new-delhi`. */
export function citySlug(city: string): string {
  return city.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
