/** Push sending on this node. */
export interface Pushes {
  /** The key browsers subscribe with. Null where web push is off. */
  publicKey: string | null;
  /** Whether a browser's push service may run on this machine (loopback). */
  allowsLoopback: boolean;
  /** Call it when something to send may have been written. */
  wake(): void;
  /** Resolves when everything due has been tried. */
  idle(): Promise<void>;
}
