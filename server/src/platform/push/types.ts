export interface PushMessage {
  title: string;
  body: string;
  /** A message replaces an earlier one with the same tag on the device. */
  tag: string;
  /** Path of this site that a tap opens. */
  url: string;
  type: string;
  language: string;
  data: Record<string, string>;
  isUrgent: boolean;
}

/** `gone`: the device no longer exists. `later`: retry, after `afterSeconds` if given. */
export type PushAnswer =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'later'; reason: string; afterSeconds: number | null }
  | { kind: 'refused'; reason: string };

/** Never throws for failures of the other side, and is limited to some seconds. */
export interface PushSender {
  send(token: string, message: PushMessage): Promise<PushAnswer>;
}

/** Time for which a push waits for a device that is off. */
export const pushLifeSeconds = 24 * 3_600;
