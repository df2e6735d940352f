/** What a node is sending. */
interface UnderWay {
  userId: string;
  isProven: boolean;
}

export interface PushRoom {
  /** How many more to devices whose push service took the last push, and how many to others. */
  proven: number;
  unproven: number;
  perAccount: number;
  /** How many are under way to the devices of each account. */
  ofAccount: Record<string, number>;
}

/** Of one node. Devices that never took a push, or not the last one, share a few places: they may be made to stall us. */
const most = { proven: 24, unproven: 8, perAccount: 2 };

/** Shares of what is sent at once: no account's devices, and no number of dead ones, hold up the pushes of others. */
export function pushRoom(underWay: UnderWay[]): PushRoom {
  const ofAccount: Record<string, number> = {};
  for (const { userId } of underWay) ofAccount[userId] = (ofAccount[userId] ?? 0) + 1;
  const proven = underWay.filter(({ isProven }) => isProven).length;
  return {
    proven: most.proven - proven,
    unproven: most.unproven - (underWay.length - proven),
    perAccount: most.perAccount,
    ofAccount,
  };
}
