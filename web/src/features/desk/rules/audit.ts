export const auditSubjects = [
  'booking',
  'service',
  'mechanic',
  'slots',
  'holiday',
  'ticket',
  'call',
  'canned_reply',
  'mail',
  'moderation',
  'role',
  'factor',
  'account',
  'garages',
  'featured',
  'money',
  'export',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export function auditSubjectOf(value: unknown): AuditSubject | undefined {
  return auditSubjects.find((subject) => subject === value);
}
