export interface PushMessage {
  title: string;
  body: string;
  /** A message replaces an earlier one with the same tag on the device. */
  tag: string;
  /** Path of this site. */
  url: string;
  type: string;
  language: string;
  data: Record<string, string>;
  isUrgent: boolean;
}

/** `gone`: the device no longer exists. */
export type PushAnswer =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'later'; reason: string; afterSeconds: number | null }
  | { kind: 'refused'; reason: string };

/** Never throws for failures of the other side, and takes at most some seconds. */
export interface PushSender {
  send(token: string, message: PushMessage): Promise<PushAnswer>;
}

/** For a device that is off. */
export const pushLifeSeconds = 24 * 3_600;
