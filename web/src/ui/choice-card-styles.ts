/** A card that is a checkbox or radio button. The native input inside provides keyboard use and the name. */
export const choiceCardStyles = [
  'group relative flex cursor-pointer gap-3 rounded-card border border-border bg-surface',
  'transition-[background-color,border-color,box-shadow] duration-150 hover:border-border-strong',
  'has-checked:border-primary has-checked:shadow-[inset_0_0_0_1px_var(--color-primary)]',
  'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
  'has-disabled:cursor-not-allowed has-disabled:bg-surface-sunken has-disabled:text-text-muted has-disabled:shadow-none',
].join(' ');

export const wideCardStyles = 'min-h-14 items-start p-4 text-start has-checked:bg-selected';

const markStyles = [
  'size-5 shrink-0 appearance-none border-[1.5px] border-border-strong bg-surface bg-center bg-no-repeat',
  'checked:border-primary checked:bg-primary disabled:opacity-50',
].join(' ');

export const choiceMarkStyles = `${markStyles} focus-visible:outline-none`;

export const bareMarkStyles = `${markStyles} focus-visible:outline-3 focus-visible:outline-focus focus-visible:outline-offset-2`;
