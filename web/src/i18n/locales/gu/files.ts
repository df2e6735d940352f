import type { TextTree } from '../../find-text.ts';

export const files = {
  ...import.meta.glob<TextTree>('./*.json', { import: 'default' }),
  ...import.meta.glob<TextTree>('../../../../../contract/data/catalogue/gu/*.json', {
    import: 'default',
  }),
};
