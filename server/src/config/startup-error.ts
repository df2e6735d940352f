/** A reason not to start that its reader can act on; printed as one line. */
export class StartupError extends Error {}
