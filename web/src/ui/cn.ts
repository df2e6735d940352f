import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Two classes for one property must not meet on an element, because the order of the style sheet
 * would decide between them: what a caller may change is a variant of the component.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
