export interface DeskAnswer {
  isDone: boolean;
  line: string;
}

export function done(line: string): DeskAnswer {
  return { isDone: true, line };
}

export function refused(reason: string): DeskAnswer {
  return { isDone: false, line: `Nothing was changed. ${reason}` };
}
