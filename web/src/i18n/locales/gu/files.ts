import type { ResourceLanguage } from 'i18next';

export const files = {
  ...import.meta.glob<ResourceLanguage[string]>('./*.json', { import: 'default' }),
  ...import.meta.glob<ResourceLanguage[string]>('../../../../../contract/data/catalogue/gu/*.json', {
    import: 'default',
  }),
};
