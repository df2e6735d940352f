/** What the product does with pushes on this node. */
export interface Pushes {
  /** Browsers subscribe with it; null where web push is off. */
  publicKey: string | null;
  /** Whether a browser's push service may be on this machine. */
  allowsLoopback: boolean;
  /** Somebody may have written something to send. */
  wake(): void;
  /** Resolves when what is due has been tried. */
  idle(): Promise<void>;
}
