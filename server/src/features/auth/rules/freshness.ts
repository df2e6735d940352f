/** How long a proved second factor opens what cannot be undone: deleting the account, taking its data, giving roles. */
export const freshMinutes = 15;

/** How long it opens the desk: a long working day. */
export const workingDayMinutes = 12 * 60;
