import { unfold } from '@pahiya/contract/shared/folded';

export function plainText(markdown: string): string {
  return unfold(markdown)
    .split('\n')
    .map(plainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function plainLine(line: string): string {
  return line
    .replace(/^\s{0,3}#{1,6}\s+/, '')
    .replace(/^(\s*)[*+]\s+/, '$1- ')
    .replace(/^\s{0,3}>\s?/, '')
    .replace(/(?<!\\)(\*\*|__)(?=\S)(.+?)(?<=\S)(?<!\\)\1/g, '$2')
    .replace(/(?<![\\\p{L}\p{N}*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\p{N}*])/gu, '$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '$1 ($2)')
    .replace(/\\([\\`*_[\]<>#|~!])/g, '$1')
    .trimEnd();
}
