import type { Grievance } from '@pahiya/contract/support/schemas';

/**
 * Which deadlines of an open grievance are missed. An overdue grievance without an acknowledgement has always missed
 * that one,
 * because it is due before the answer.
 */
export function missedDeadlines({ acknowledgedAt, isOverdue }: Grievance, isAnswerDue: boolean) {
  return {
    acknowledge: isOverdue && acknowledgedAt === null,
    answer: isOverdue && (acknowledgedAt !== null || isAnswerDue),
  };
}
