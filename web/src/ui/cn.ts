import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. An element must not get two classes for one property, because the style sheet's order would
 * decide. Use component variants for what callers may change.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
