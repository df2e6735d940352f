let isUnderWay = false;

/** Whether a requested sign-out is on its way to Home. Guarded pages then do not ask to sign in again. */
export const leaving = {
  begin(): void {
    isUnderWay = true;
  },
  end(): void {
    isUnderWay = false;
  },
  isUnderWay: (): boolean => isUnderWay,
};
