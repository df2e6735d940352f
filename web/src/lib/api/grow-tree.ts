/** Makes `tree.bookings.list(input)` call `leaf(['bookings', 'list'], input)`. `Tree` says which calls exist. */
export function growTree<Tree extends object>(
  leaf: (path: readonly string[], ...given: unknown[]) => unknown,
  path: readonly string[] = [],
): Tree {
  return new Proxy<Tree>((() => undefined) as unknown as Tree, {
    // `await` asks each value whether it is a promise.
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? growTree(leaf, [...path, name]) : undefined),
    apply: (_target, _self, given) => leaf(path, ...given),
  });
}
