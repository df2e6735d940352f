/** An error that the operator can fix, such as a wrong setting; printed as one line without a stack. */
export class StartupError extends Error {}
