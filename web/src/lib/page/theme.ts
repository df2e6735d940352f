import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { useSyncExternalStore } from 'react';
import { isPhoneApp } from '../phone/phone-app.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';
import { onDevice, storedText } from '../storage/stored.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const onPhone = storedText(onDevice, key);

function themeOf(value: string | null): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}

export const currentTheme = createIsomorphicFn()
  .server((): Theme => themeOf(readCookie(getRequest().headers.get('cookie') ?? '', key)))
  .client((): Theme => themeOf(isPhoneApp ? onPhone.read() : readCookie(document.cookie, key)));

const classes: Record<Theme, string> = { light: 'light', dark: 'dark', system: 'theme-system' };

/** Class of `<html>`. For `system`, the style sheet uses a media query. */
export function themeClass(theme: Theme): string {
  return classes[theme];
}

const watchers = new Set<() => void>();

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, currentTheme);
}

/** Changes the page at once, and what the server renders from now on. */
export function setTheme(theme: Theme): void {
  // Pages that are not served by a server have no cookies on some phones.
  if (isPhoneApp) onPhone.write(theme);
  else writeCookie(key, theme);
  applyTheme(theme);
  for (const watcher of watchers) watcher();
}

export function applyTheme(theme: Theme = currentTheme()): void {
  const { classList } = document.documentElement;
  classList.remove(...Object.values(classes));
  classList.add(themeClass(theme));
}
