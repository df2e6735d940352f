export interface RequestNotes {
  requestId: string;
  route?: string;
  userId?: string;
  code?: string;
}
