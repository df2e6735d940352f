/** Applies to sensitive actions: deleting the account, exporting its data, granting roles. */
export const freshMinutes = 15;

/** Applies to the desk, for a long working day. */
export const workingDayMinutes = 12 * 60;
