const size = 20_000;

/**
 * Returns the processor time of a fixed piece of work, in milliseconds: how fast the machine is at the moment. On a
 * shared host it changes by the hour.
 */
export function timeFixedWork(): number {
  const { user, system } = process.cpuUsage();
  doFixedWork();
  const used = process.cpuUsage({ user, system });
  return (used.user + used.system) / 1_000;
}

/** Makes, writes, reads and sorts objects, as a server does. */
function doFixedWork(): number {
  const items = Array.from({ length: size }, (_, index) => ({ id: index, name: `item ${(index * 7_919) % size}` }));
  const copies: typeof items = JSON.parse(JSON.stringify(items));
  const byName = new Map(copies.map((item) => [item.name, item]));
  return [...byName.keys()].sort().length;
}
