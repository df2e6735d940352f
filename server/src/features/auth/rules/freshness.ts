/**
 * Minutes for which a proved second factor allows sensitive actions: deleting the account, exporting its data, granting
 * roles.
 */
export const freshMinutes = 15;

/** Minutes for which it opens the desk: a long working day. */
export const workingDayMinutes = 12 * 60;
