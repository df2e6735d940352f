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
  'money.close',
  'export.bookings',
  'export.tickets',
  'export.calls',
  'export.audit',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Whether there is a text for it. */
export function isAuditAction(action: string): action is AuditAction {
  return (auditActions as readonly string[]).includes(action);
}
