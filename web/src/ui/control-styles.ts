/**
 * Base style of text inputs, text areas, selects and comboboxes, without the border colour. Text of 16 px prevents iOS
 * from zooming on focus.
 */
export const controlStyles = [
  'block w-full min-w-0 min-h-12 rounded-control border bg-surface px-3.5 py-2.5 text-base text-text',
  'transition-colors duration-150 hover:border-text-muted',
  'focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:bg-danger-soft/30',
  'disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-text-muted',
].join(' ');
