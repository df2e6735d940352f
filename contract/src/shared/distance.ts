export interface Point {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6371;

/** The distance in a straight line, in kilometres. */
export function distanceKm(from: Point, to: Point): number {
  const halfLatitude = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * halfLongitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
