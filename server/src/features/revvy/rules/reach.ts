/** Kilometres that a customer would drive to a garage. */
export const reachKm = 50;
