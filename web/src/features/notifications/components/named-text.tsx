import { createElement, Fragment } from 'react';
import { nameEnd, nameStart } from '../use-notification-text.ts';

const names = new RegExp(`${nameStart}(.*?)${nameEnd}`, 'u');

/** A sentence in which the names of people stand out. */
export function NamedText({ text }: { text: string }) {
  const parts = text.split(names);
  // Every second part is a name; they keep their places, so that none needs a key.
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 === 1 ? emphasised(part) : part)));
}

function emphasised(name: string) {
  return <bdi className="font-semibold">{name}</bdi>;
}
