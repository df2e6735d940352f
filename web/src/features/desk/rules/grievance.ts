import type { Grievance } from '@pahiya/contract/support/schemas';

/**
 * Which of its promises is broken, while it is neither resolved nor closed. Without an acknowledgement that one always is:
 * it is due before the answer.
 */
export function latePromises({ acknowledgedAt, isOverdue }: Grievance, isAnswerDue: boolean) {
  return {
    acknowledge: isOverdue && acknowledgedAt === null,
    answer: isOverdue && (acknowledgedAt !== null || isAnswerDue),
  };
}
