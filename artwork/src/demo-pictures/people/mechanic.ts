import { blur, linearAt } from '../paint.ts';
import type { Sheet } from '../sheet.ts';

/** A mechanic in overalls who reaches up with a spanner, in centimetres: about 175 tall. */
export function mechanic(sheet: Sheet, x: number, y: number, scale: number): string {
  const overall = linearAt(sheet, [-30, 0, 34, 0], '0 #16305a', '0.45 #2f5fa0', '1 #10213f');
  const skin = linearAt(sheet, [-12, 0, 14, 0], '0 #6b4027', '0.5 #a9714a', '1 #5a331d');
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="0" cy="2" rx="52" ry="7" fill="#000" opacity=".5" ${blur(sheet, 4)}/>` +
    `<path d="M-24 0 L-38 0 C-40 -5 -34 -8 -26 -9Z M16 0 L34 0 C36 -5 30 -8 18 -9Z" fill="#0c0d0f"/><path d="M-30 -7 C-30 -40 -26 -70 -22 -92 L22 -92 C26 -70 30 -40 32 -7 L14 -7 C12 -36 8 -56 0 -72 C-6 -56 -12 -36 -14 -7Z" fill="${overall}"/>` +
    `<path d="M-23 -90 C-28 -112 -28 -132 -20 -140 C-8 -146 8 -146 20 -140 C28 -132 28 -112 23 -90Z" fill="${overall}"/><rect x="-22" y="-96" width="44" height="6" fill="#0d1b36"/><path d="M-14 -142 L-12 -116 L12 -116 L14 -142" fill="none" stroke="#d98a1c" stroke-width="4"/><rect x="-10" y="-114" width="20" height="15" rx="2" fill="#1d3f73"/>` +
    `<path d="M18 -136 C30 -142 40 -158 44 -176 L52 -174 C50 -150 40 -130 26 -120Z" fill="#e8e2d4"/><path d="M44 -176 C45 -184 46 -190 50 -196 L56 -192 C54 -184 53 -178 52 -174Z" fill="${skin}"/><path d="M50 -188 L66 -208" stroke="#d5dbe0" stroke-width="4" stroke-linecap="round"/><path d="M62 -212 q8 -2 8 6" stroke="#d5dbe0" stroke-width="4" fill="none"/>` +
    `<path d="M-19 -136 C-32 -128 -38 -112 -38 -96 L-31 -94 C-28 -106 -24 -114 -18 -120Z" fill="#e8e2d4"/><path d="M-38 -96 C-40 -88 -38 -82 -33 -80 C-29 -84 -29 -90 -31 -94Z" fill="${skin}"/>` +
    `<path d="M-6 -142 L-5 -152 L7 -152 L7 -142 C3 -138 -2 -138 -6 -142Z" fill="#7a4a2d"/><path d="M-11 -164 C-12 -176 -6 -182 3 -182 C12 -182 17 -175 16 -166 C16 -156 10 -148 4 -147 C-5 -147 -10 -154 -11 -164Z" fill="${skin}"/><path d="M-13 -166 C-15 -182 -4 -189 6 -187 C16 -186 20 -178 18 -170 L26 -172 L25 -168 L14 -169 C4 -173 -4 -172 -9 -160Z" fill="#b8341f"/><path d="M-6 -152 C0 -148 8 -148 12 -154 C10 -148 6 -146 3 -146 C-1 -146 -4 -148 -6 -152Z" fill="#1a100a"/></g>`
  );
}
