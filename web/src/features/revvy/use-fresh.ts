import { useState } from 'react';

/**
 * The id the next new conversation will have; another one as soon as it is taken and one begins anew. `place` stays the
 * same when the id is renewed: what is typed there stays. `addressed` is the conversation of the address.
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
    /** It is on its way to the server: who goes elsewhere meanwhile comes back to another one. */
    use: () => setFresh((before) => ({ ...before, isUsed: true })),
    renew: () => setFresh(({ place }) => ({ ...makeFresh(), place })),
  };
}

function makeFresh() {
  const id: string = crypto.randomUUID();
  return { id, place: id, isUsed: false, isBegun: false, isTaken: false };
}
