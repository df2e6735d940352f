interface UnderWay {
  userId: string;
  isProven: boolean;
}

export interface PushRoom {
  /** Free places for devices that accepted the last push, and for all others. */
  proven: number;
  unproven: number;
  perAccount: number;
  ofAccount: Record<string, number>;
}

/** Devices that did not accept the last push share a few places, because they can be made to stall us. */
const most = { proven: 24, unproven: 8, perAccount: 2 };

/** Neither one account's devices nor dead ones hold up the pushes of others. */
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
