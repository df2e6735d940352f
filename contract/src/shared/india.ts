/** Degrees around India with its islands. Parts of the neighbours are inside, too (product, section 3.11). */
const box = { south: 6, north: 37.5, west: 68, east: 97.5 };

export function isAroundIndia({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
}
