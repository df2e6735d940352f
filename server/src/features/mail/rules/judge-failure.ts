import { backOff } from '../../../platform/back-off.ts';
import type { MailOutcome } from '../commands/record-outcome.ts';

interface SmtpFailure {
  responseCode?: number;
  command?: string;
}

/** A 5xx to any other command, such as AUTH, concerns our configuration. */
const aboutTheMail = /^(RCPT TO|DATA|BDAT)$/;

const pauses = { firstSeconds: 15, longestSeconds: 3_600 };

/** RFC 5321, section 4.2.1: 5xx is permanent, everything else temporary. */
export function judgeFailure(
  error: unknown,
  { attempts, isLast }: { attempts: number; isLast: boolean },
): Extract<MailOutcome, { kind: 'later' | 'given_up' }> {
  const detail = error instanceof Error ? error.message : String(error);
  const { responseCode = 0, command = '' } = (error instanceof Error ? error : {}) as SmtpFailure;
  if (responseCode >= 500 && aboutTheMail.test(command)) return { kind: 'given_up', reason: 'refused', detail };
  const reason = isFromMailServer(error) ? 'unreachable' : 'failed';
  if (isLast) return { kind: 'given_up', reason, detail };
  return { kind: 'later', afterSeconds: backOff(attempts, pauses), reason, detail };
}

/** nodemailer's errors have a code such as `ECONNECTION`. */
function isFromMailServer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('E');
}
