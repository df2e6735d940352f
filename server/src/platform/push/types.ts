/** What a device shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Messages of one tag replace each other on the device. */
  tag: string;
  /** Where a tap leads: a path of this site. */
  url: string;
  type: string;
  language: string;
  data: Record<string, string>;
  isUrgent: boolean;
}

/** `gone`: the device is not there any more. `later`: try again, not before so many seconds when it said so. */
export type PushAnswer =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'later'; reason: string; afterSeconds: number | null }
  | { kind: 'refused'; reason: string };

/** Never throws for what the other side does, and never takes longer than some seconds. */
export interface PushSender {
  send(token: string, message: PushMessage): Promise<PushAnswer>;
}

/** How long a push may wait for a device that is off. */
export const pushLifeSeconds = 24 * 3_600;
