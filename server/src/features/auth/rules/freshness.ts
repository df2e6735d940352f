/** For sensitive actions: deleting the account, exporting its data, granting roles. */
export const freshMinutes = 15;

/** For the desk: a long working day. */
export const workingDayMinutes = 12 * 60;
