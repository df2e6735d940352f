import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/session/store/fake-auth-server.ts';
import { goBack, type Screen } from './back.ts';
import { createFakePhone, type FakePhone } from './fake-phone.ts';
import { startPhoneApp } from './start.ts';

const origin = 'https://pahiya.test';
let classes: Set<string>;
let resumed: number;

beforeEach(() => {
  classes = new Set(['theme-system']);
  resumed = 0;
  const page = Object.assign(new EventTarget(), {
    documentElement: { classList: { contains: (name: string) => classes.has(name) } },
    querySelector: () => null,
  });
  page.addEventListener('resume', () => resumed++);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

async function start(phone: FakePhone, pathname = '/', resolvedLocation?: object) {
  const pushed: string[] = [];
  let show = () => {};
  const history = {
    location: { pathname, state: {} },
    push: (path: string) => void pushed.push(path),
    replace: (path: string) => void pushed.push(`replace ${path}`),
    back: () => void pushed.push('back'),
  };
  const router = {
    history,
    state: { resolvedLocation },
    subscribe(_event: 'onRendered', listener: () => void) {
      show = listener;
      return () => {
        show = () => {};
      };
    },
  };
  await startPhoneApp(router, phone.plugins, origin);
  return { pushed, show: () => show() };
}

test('the splash screen is hidden once, with the first page', async () => {
  const phone = createFakePhone();
  const { show } = await start(phone);
  expect(phone.state.done).not.toContain('splash hidden');
  show();
  show();
  expect(phone.state.done.filter((what) => what === 'splash hidden')).toHaveLength(1);
});

test('the splash screen does not wait if a page is already shown', async () => {
  const phone = createFakePhone();
  await start(phone, '/', {});
  expect(phone.state.done).toContain('splash hidden');
});

test.each([
  ['dark', 'DARK'],
  ['light', 'LIGHT'],
  ['theme-system', 'DARK'],
])('with the theme %s the status bar is %s', async (theme, style) => {
  classes = new Set([theme]);
  const phone = createFakePhone();
  await start(phone);
  expect(phone.state.done).toContain(`status bar ${style}`);
});

test('links open their pages once each, including the one that started the app', async () => {
  const phone = createFakePhone();
  phone.state.launchUrl = `${origin}/post/1`;
  phone.app.emit('appUrlOpen', { url: `${origin}/post/1` });
  const { pushed } = await start(phone);
  expect(pushed).toEqual(['/post/1']);
  phone.app.emit('appUrlOpen', { url: 'pahiya://payment-success?booking_id=1' });
  phone.app.emit('appUrlOpen', { url: 'https://evil.example/post/2' });
  expect(pushed).toEqual(['/post/1', '/payment-success?booking_id=1']);
});

test('a reloaded page does not open the start link again', async () => {
  vi.stubGlobal('window', { ...window, sessionStorage: memoryStorage() });
  const phone = createFakePhone();
  phone.state.launchUrl = `${origin}/post/1`;
  expect((await start(phone)).pushed).toEqual(['/post/1']);
  expect((await start(phone)).pushed).toEqual([]);
});

test('resuming the app is reported to the pages', async () => {
  const phone = createFakePhone();
  await start(phone);
  phone.app.emit('resume');
  expect(resumed).toBe(1);
});

test.each([
  ['/', true, [], ['minimize']],
  ['/community', true, ['back'], []],
  ['/bookings/1', false, ['replace /'], []],
] as const)("Android's back button at %s (can go back: %s)", async (path, canGoBack, moves, left) => {
  const phone = createFakePhone();
  const { pushed } = await start(phone, path);
  phone.app.emit('backButton', { canGoBack });
  expect(pushed).toEqual(moves);
  expect(phone.state.done.filter((what) => what === 'minimize')).toEqual(left);
});

describe('the back button with an overlay open', () => {
  function press(hasOwnStep: boolean): string[] {
    const done: string[] = [];
    const screen: Screen = {
      isCovered: () => true,
      hasOwnStep: () => hasOwnStep,
      pressEscape: () => void done.push('escape'),
      path: () => '/',
      back: () => void done.push('back'),
      goHome: () => void done.push('home'),
    };
    goBack(screen, true, () => done.push('leave'));
    return done;
  }

  test('goes back if that closes the overlay, and otherwise presses Escape', () => {
    expect(press(true)).toEqual(['back']);
    expect(press(false)).toEqual(['escape']);
  });
});
