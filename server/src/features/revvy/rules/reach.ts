/** Nobody drives farther to a garage (kilometres). */
export const reachKm = 50;
