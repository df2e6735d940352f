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

/** `New Delhi` becomes `new-delhi`. */
export function citySlug(city: string): string {
  return city.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
