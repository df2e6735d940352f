export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*"[^"<]*")*)\s*(\/?)>|[^<]+/gy;

/** Reads only the XML used in mobile projects. Throws when it is not well-formed. */
export function readXml(source: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  token.lastIndex = 0;
  for (let at = 0; at < source.length; at = token.lastIndex) {
    const found = token.exec(source);
    if (!found) throw new Error(`not XML at ${JSON.stringify(source.slice(at, at + 30))}`);
    const [whole, isEnd, name = '', attributes = '', isEmpty] = found;
    const parent = open.at(-1) ?? top;
    if (!name) {
      if (!whole.startsWith('<')) parent.text += whole;
    } else if (isEnd) {
      if (open.length === 1 || open.pop()?.name !== name) throw new Error(`</${name}> has no opening tag`);
    } else {
      const element: XmlElement = { name, attributes: readAttributes(attributes), children: [], text: '' };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [only, ...others] = top.children;
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> has no end`);
  if (!only || others.length > 0 || top.text.trim()) throw new Error('there is not exactly one element');
  return only;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w:.-]+)\s*=\s*"([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

export function elementsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);
}

export type Plist = string | boolean | Plist[] | { [key: string]: Plist };

export function readPlist(source: string): Plist {
  const [value] = readXml(source).children;
  if (!value) throw new Error('the list is empty');
  return plistOf(value);
}

function plistOf({ name, children, text }: XmlElement): Plist {
  if (name === 'true' || name === 'false') return name === 'true';
  if (name === 'array') return children.map(plistOf);
  if (name !== 'dict') return text;
  const entries: [string, Plist][] = [];
  for (let at = 0; at < children.length; at += 2) {
    const [key, value] = [children[at], children[at + 1]];
    if (key?.name !== 'key' || !value) throw new Error('a key has no value');
    entries.push([key.text, plistOf(value)]);
  }
  return Object.fromEntries(entries);
}
