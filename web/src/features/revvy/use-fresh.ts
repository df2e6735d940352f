import { useState } from 'react';

/**
 * Id for the next new conversation, replaced once it is used and another one begins. `place` survives `renew`, so that
 * the draft is kept. `addressed` is the conversation in the address.
 */
export function useFresh(addressed: string | undefined) {
  const [fresh, setFresh] = useState(makeFresh);
  if (addressed === fresh.id && !fresh.isTaken) setFresh({ ...fresh, isTaken: true });
  const isOver = fresh.isTaken ? addressed === undefined : fresh.isUsed && addressed !== undefined;
  if (isOver && addressed !== fresh.id) setFresh(makeFresh());
  return {
    id: fresh.id,
    place: fresh.place,
    /** Its first question is stored. */
    isBegun: fresh.isBegun,
    begin: (id: string) => setFresh((before) => (before.id === id ? { ...before, isBegun: true } : before)),
    leave: () => setFresh(makeFresh()),
    /** The id is being sent to the server. A user who opens another conversation meanwhile gets a new id on return. */
    use: () => setFresh((before) => ({ ...before, isUsed: true })),
    renew: () => setFresh(({ place }) => ({ ...makeFresh(), place })),
  };
}

function makeFresh() {
  const id: string = crypto.randomUUID();
  return { id, place: id, isUsed: false, isBegun: false, isTaken: false };
}
