import './small-heap.ts';

// The imports of `run-node.ts` are loaded before its first line runs, so they wait until the heap is bounded.
await import('./run-node.ts');
