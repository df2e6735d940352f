import { type ComponentProps, useEffect, useRef } from 'react';

/** The main region of a page. Its attribute `data-awake` says that the page reacts to input; a rendered page does not. */
export function Main(props: ComponentProps<'main'>) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.setAttribute('data-awake', ''), []);
  return <main {...props} id="main" ref={region} />;
}
