import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isPhoneApp, native } from '@/lib/phone/phone-app.ts';
import { findLocation } from './queries/find-places.ts';
import { type ChosenPlace, placeOfLocation } from './rules.ts';

export type PositionFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'abroad' | 'other';

type Failed = { ok: false; reason: PositionFailure };
type Position = { ok: true; latitude: number; longitude: number } | Failed;

/** In ms (product, section 3.5). */
const positionOptions: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 };

/** Keyed by `GeolocationPositionError.code`. */
const failures: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

async function readPosition(): Promise<Position> {
  if (isPhoneApp) return await (await native()).locate(positionOptions);
  if (!navigator.geolocation) return { ok: false, reason: 'unsupported' };
  return await new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ ok: true, latitude, longitude }),
      ({ code }) => resolve({ ok: false, reason: failures[code] ?? 'other' }),
      positionOptions,
    );
  });
}

/** Locates the device and looks up the name of the place. Resolves to null if the component was unmounted. */
export function useDevicePlace() {
  const queryClient = useQueryClient();
  const [isLocating, setLocating] = useState(false);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function locate(): Promise<{ ok: true; place: ChosenPlace } | Failed | null> {
    setLocating(true);
    const position = await readPosition();
    const location = position.ok ? await findLocation(queryClient, position) : null;
    if (!isMounted.current) return null;
    setLocating(false);
    if (!position.ok) return position;
    if (location?.isInIndia === false) return { ok: false, reason: 'abroad' };
    return location && { ok: true, place: placeOfLocation(location) };
  }

  return { isLocating, locate };
}
