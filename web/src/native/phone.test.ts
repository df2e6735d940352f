import { beforeEach, describe, expect, test } from 'vitest';
import { createFakePhone, type FakePhone } from './fake-phone.ts';
import { createNative } from './native.ts';
import { choosePhoto, takePhoto } from './photos.ts';

const origin = 'https://pahiya.test';
const options = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 };
let phone: FakePhone;

beforeEach(() => {
  phone = createFakePhone();
});

function native() {
  return createNative(phone.plugins, origin);
}

describe('location', () => {
  test("is the phone's position", async () => {
    expect(await native().locate(options)).toEqual({ ok: true, latitude: 12.97, longitude: 77.59 });
  });

  test.each([
    ['OS-PLUG-GLOC-0003', 'denied'],
    ['OS-PLUG-GLOC-0008', 'denied'],
    ['OS-PLUG-GLOC-0009', 'denied'],
    ['OS-PLUG-GLOC-0007', 'unavailable'],
    ['OS-PLUG-GLOC-0010', 'timeout'],
    ['OS-PLUG-GLOC-0099', 'other'],
  ])('reports %s as %s', async (code, reason) => {
    phone.state.position = code;
    expect(await native().locate(options)).toEqual({ ok: false, reason });
  });
});

describe('a photo', () => {
  const read = async () => new Blob(['picture'], { type: 'image/jpeg' });

  test('comes from the camera or the gallery as a file', async () => {
    for (const choose of [takePhoto, choosePhoto]) {
      const file = await choose(phone.plugins.camera, read);
      expect(file).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg', size: 7 });
    }
    expect(phone.state.done).toEqual(['camera', 'album']);
  });

  test.each(['OS-PLUG-CAMR-0006', 'OS-PLUG-CAMR-0020', 'OS-PLUG-CAMR-0003'])(
    'is null when the user cancels (%s)',
    async (code) => {
      phone.state.photo = Object.assign(new Error('No photo'), { code });
      expect(await takePhoto(phone.plugins.camera, read)).toBeNull();
    },
  );

  test('fails when the camera fails', async () => {
    phone.state.photo = Object.assign(new Error('No memory'), { code: 'OS-PLUG-CAMR-0010' });
    await expect(takePhoto(phone.plugins.camera, read)).rejects.toThrow('No memory');
  });

  test('is null without an address', async () => {
    phone.state.photo = null;
    expect(await choosePhoto(phone.plugins.camera, read)).toBeNull();
  });
});

describe('sharing', () => {
  const what = { title: 'A post', text: 'A post', url: `${origin}/post/1` };

  test.each([
    ['shared', true],
    ['closed', true],
    ['broken', false],
    ['none', false],
  ] as const)('with a sheet that is %s resolves to %s', async (sharing, isDone) => {
    phone.state.sharing = sharing;
    expect(await native().share(what)).toBe(isDone);
  });
});
