/** What becomes known of a request on its way, for its line in the log. */
export interface RequestNotes {
  requestId: string;
  /** The procedure that answered. */
  route?: string;
  userId?: string;
  /** Of the error that was answered. */
  code?: string;
}
