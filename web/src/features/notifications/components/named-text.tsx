import { createElement, Fragment } from 'react';
import { nameEnd, nameStart } from '../use-notification-text.ts';

const names = new RegExp(`${nameStart}(.*?)${nameEnd}`, 'u');

export function NamedText({ text }: { text: string }) {
  const parts = text.split(names);
  // Every second part is a name. Spread as arguments, because their order is fixed and they need no keys.
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 === 1 ? emphasised(part) : part)));
}

function emphasised(name: string) {
  return <bdi className="font-semibold">{name}</bdi>;
}
