export interface RequestNotes {
  requestId: string;
  /** The procedure. */
  route?: string;
  userId?: string;
  /** Of the error in the response. */
  code?: string;
}
