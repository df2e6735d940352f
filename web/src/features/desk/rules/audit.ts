/** What is written down of the staff's work, by what it was done to. */
export const auditSubjects = [
  'booking',
  'service',
  'mechanic',
  'slots',
  'holiday',
  'ticket',
  'call',
  'canned_reply',
  'moderation',
  'role',
  'garages',
  'featured',
  'export',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

export function auditSubjectOf(value: unknown): AuditSubject | undefined {
  return auditSubjects.find((subject) => subject === value);
}

/** Whether there is a text for it. */
export function isAuditAction(action: string): action is AuditAction {
  return (auditActions as readonly string[]).includes(action);
}

export const auditActions = [
  'booking.assign',
  'booking.start',
  'booking.complete',
  'booking.cancel',
  'booking.cash',
  'booking.walk_in',
  'service.add',
  'service.change',
  'mechanic.add',
  'mechanic.change',
  'slots.set',
  'holiday.set',
  'holiday.remove',
  'ticket.reply',
  'ticket.note',
  'ticket.give',
  'ticket.status',
  'ticket.priority',
  'call.attempt',
  'canned_reply.save',
  'canned_reply.delete',
  'moderation.hide',
  'moderation.restore',
  'moderation.warn',
  'moderation.suspend',
  'moderation.reinstate',
  'moderation.dismiss',
  'role.grant',
  'role.revoke',
  'garages.import',
  'featured.set',
  'export.bookings',
  'export.tickets',
  'export.calls',
  'export.audit',
] as const;
export type AuditAction = (typeof auditActions)[number];
