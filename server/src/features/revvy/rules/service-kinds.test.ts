import { expect, test } from 'vitest';
import { comparable } from './comparable-services.ts';
import { withoutOtherDrives, withoutOtherScooters } from './service-kinds.ts';

const services = ['Scooter service', 'Electric scooter check-up', 'Periodic service'].map((name) => ({ name }));

function offered(asked: string): string[] {
  return withoutOtherScooters(withoutOtherDrives(services, asked), asked).map(({ name }) => name);
}

test.each(['Ather service', 'ஏதர் சர்வீஸ்', 'iqube service', 'electric scooter service', 'चेतक की सर्विस'])(
  '%s means the service of an electric scooter',
  (asked) => {
    expect(offered(asked)).toEqual(['Electric scooter check-up']);
  },
);

test.each(['Dio service', 'டியோ சர்வீஸ்', 'ಆಕ್ಟಿವಾ ಸರ್ವಿಸ್', 'जुपिटर की सर्विस', 'Activa service'])(
  '%s means the service of a scooter',
  (asked) => {
    expect(offered(asked)).toEqual(['Scooter service']);
  },
);

test.each(['बलेनो की सर्विस', 'Swift service'])('%s means neither', (asked) => {
  expect(offered(asked)).toEqual(['Periodic service']);
});

test('an electric model gets the price of electric work', () => {
  const brakes = ['Brake service', 'EV brake service'].map((name) => ({ name }));
  expect(comparable(brakes, 'Brakes नेक्सॉन ईवी के ब्रेक')).toEqual([{ name: 'EV brake service' }]);
  expect(comparable(brakes, 'Brakes नेक्सॉन के ब्रेक')).toEqual([{ name: 'Brake service' }]);
});

test("a motorcycle gets no service of a scooter's clutch shoe", () => {
  const ofScooters = [{ name: 'Clutch shoe and bell service' }];
  expect(withoutOtherScooters(ofScooters, 'servicing of my fz bike')).toEqual([]);
  expect(withoutOtherScooters(ofScooters, 'servicing of my activa')).toEqual(ofScooters);
});
