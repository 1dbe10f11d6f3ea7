const COLOR = /--color-([\w-]+):\s*(#[0-9a-f]{6});/g;

/** The colours of app/tokens.css by the names of their tokens: those of the light theme, and those that the dark one changes. */
export function toColors(css: string): Record<'light' | 'dark', Record<string, string>> {
  const [light = '', dark = ''] = css.split('.dark {');
  return { light: toRecord(light), dark: toRecord(dark) };
}

function toRecord(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(COLOR)].map(([, name, value]) => [name, value]));
}
