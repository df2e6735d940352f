import { expect, test } from 'vitest';
import { parseEnvironment } from './environment.ts';
import { StartupError } from './startup-error.ts';

test('the two public geocoders are used by default', () => {
  expect(parseEnvironment({})).toMatchObject({
    NOMINATIM_URL: 'https://nominatim.openstreetmap.org',
    PHOTON_URL: 'https://photon.komoot.io',
  });
});

test('an empty address turns a geocoder off, and other empty variables count as unset', () => {
  const source = { NOMINATIM_URL: '', PHOTON_URL: ' ', PORT: '', DATABASE_URL: '', LOG_LEVEL: '' };
  expect(parseEnvironment(source)).toMatchObject({ NOMINATIM_URL: '', PHOTON_URL: '', PORT: 3000, LOG_LEVEL: 'info' });
});

test.each(['NOMINATIM_URL', 'PHOTON_URL'])('a %s that is not a web address stops the start with its name', (name) => {
  for (const bad of ['photon.local', 'ftp://photon.local', 'https://']) {
    const start = () => parseEnvironment({ [name]: bad });
    expect(start).toThrow(StartupError);
    expect(start).toThrow(new RegExp(`^${name} is not valid: give an http or https address`));
  }
});
