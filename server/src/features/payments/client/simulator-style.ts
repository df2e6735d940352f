export const checkoutStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#fbf8f2, #0b1226);
  --card: light-dark(#ffffff, #111b38);
  --text: light-dark(#16203b, #f6f1e6);
  --muted: light-dark(#4f5975, #aeb9d6);
  --line: light-dark(#e8e1d3, #24356b);
  --edge: light-dark(#8a8471, #7586ba);
  --chosen: light-dark(#eef2fb, #1a2750);
  --head: light-dark(#1a2750, #1a2750);
  --accent: #f4a416;
  --accent-hover: #ffb938;
  --on-accent: #16203b;
  --soft: light-dark(#fff1d2, #3a3320);
  --on-soft: light-dark(#7a4b00, #ffcf70);
  --danger: light-dark(#b5391f, #ff9c86);
  --focus: light-dark(#33488a, #ffcf70);
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; background: var(--page); color: var(--text);
  font: 400 1rem/1.5 Inter, system-ui, "Noto Sans Devanagari", "Noto Sans Bengali", "Noto Sans Tamil", "Noto Sans Telugu",
    "Noto Sans Gujarati", "Noto Sans Kannada", "Noto Sans Malayalam", "Noto Sans Gurmukhi", sans-serif; overflow-wrap: anywhere;
}
main { width: 100%; max-width: 30rem; margin: 0 auto; background: var(--card); min-height: 100dvh; }
.head { background: var(--head); color: #ffffff; padding: 1.25rem 1.25rem 1.5rem; }
.top { display: flex; align-items: center; gap: 0.75rem; }
.top svg { width: 2.5rem; height: 2.5rem; flex: none; }
.name { font-weight: 700; font-size: 1.125rem; flex: 1; }
.languages { display: flex; flex-wrap: wrap; gap: 0 0.25rem; border-top: 1px solid var(--line); padding-top: 0.75rem; margin: 0 -0.5rem; }
.languages a { color: var(--text); padding: 0.625rem 0.5rem; font-size: 0.875rem; }
.badge {
  margin: 1rem 0 0; padding: 0.375rem 0.75rem; border-radius: 999px; background: #fff1d2; color: #7a4b00;
  font-size: 0.875rem; font-weight: 600; width: fit-content;
}
.body { padding: 1.25rem; display: grid; gap: 1.25rem; }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; letter-spacing: -0.02em; }
h1:not(:lang(en)) { line-height: 1.45; letter-spacing: 0; }
p { margin: 0; }
.muted { color: var(--muted); font-size: 0.875rem; }
dl { margin: 0; display: grid; gap: 0.75rem; padding-bottom: 1.25rem; border-bottom: 1px solid var(--line); }
dt { color: var(--muted); font-size: 0.875rem; }
dd { margin: 0; }
.amount { font-size: 2rem; line-height: 1.2; font-weight: 700; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 0.5rem; }
legend { padding: 0; margin-bottom: 0.5rem; font-weight: 600; }
form { display: grid; gap: 1.25rem; }
.method, .switch { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; }
.method { padding: 0.625rem 0.875rem; border: 1px solid var(--edge); border-radius: 0.75rem; }
.method:has(:checked) { background: var(--chosen); border-color: var(--focus); box-shadow: inset 0 0 0 1px var(--focus); }
.method span { display: grid; }
.method, .switch, summary, button { cursor: pointer; }
input[type="radio"], input[type="checkbox"] { width: 1.25rem; height: 1.25rem; margin: 0; flex: none; accent-color: var(--focus); }
input[type="number"] {
  font: inherit; width: 6rem; min-height: 2.75rem; padding: 0 0.75rem; color: inherit; background: var(--card);
  border: 1px solid var(--edge); border-radius: 0.75rem;
}
.delay { display: grid; gap: 0.25rem; }
details { border: 1px dashed var(--edge); border-radius: 0.75rem; padding: 0 0.875rem; }
details[open] { padding-bottom: 0.875rem; }
summary { min-height: 2.75rem; display: list-item; line-height: 2.75rem; font-weight: 600; }
.actions { display: grid; gap: 0.75rem; }
.button {
  display: flex; align-items: center; justify-content: center; min-height: 3rem; padding: 0.5rem 1rem; width: 100%;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; border-radius: 0.75rem;
  border: 1px solid transparent;
}
.main { background: var(--accent); color: var(--on-accent); }
.main:hover { background: var(--accent-hover); }
.quiet { background: transparent; color: var(--danger); border-color: currentcolor; }
.plain { background: transparent; color: var(--text); border-color: var(--edge); }
.quiet:hover, .plain:hover { background: var(--chosen); }
.notice { padding: 1rem; border-radius: 0.75rem; background: var(--soft); color: var(--on-soft); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.head :focus-visible { outline-color: #ffcf70; }
@media (min-width: 40rem) {
  body { padding: 2rem 1rem; }
  main { min-height: 0; border-radius: 1rem; overflow: hidden; box-shadow: 0 2px 6px rgb(22 32 59 / 0.06), 0 12px 32px rgb(22 32 59 / 0.12); }
}
`;
