/** Facts about a request, collected for its line in the log. */
export interface RequestNotes {
  requestId: string;
  /** Name of the procedure. */
  route?: string;
  userId?: string;
  /** Code of the error in the response. */
  code?: string;
}
