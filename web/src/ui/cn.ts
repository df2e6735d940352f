import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Without these names `text-title` would be taken for a colour and dropped beside `text-on-primary`.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['display', 'title', 'heading'],
      radius: ['control', 'card', 'sheet'],
      shadow: ['card', 'raised'],
    },
  },
});

/** Joins class names; of two Tailwind classes for the same property the later wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
