import type { Page } from 'playwright/test';

type Node = { role: string; name: string; url: string };

/** Reads the exposed nodes of the browser's accessibility tree: what a screen reader gets. */
async function readTree(page: Page): Promise<Node[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
      url: String(properties?.find((property) => String(property.name) === 'url')?.value.value),
    }));
}

/** Roles that need an accessible name. */
const NAMED = new Set(
  `link button textbox searchbox combobox ComboBoxSelect radio checkbox slider spinbutton tab tabpanel
  radiogroup dialog image img heading table region search DisclosureTriangle`.split(/\s+/),
);

/** Landmarks that need distinct names when a page has several of the same role. */
const LANDMARKS = ['navigation', 'complementary', 'region', 'search'];

/** Names that are meaningless out of context, for example in a list of links. */
const BARE =
  /^(?:read|learn|see|view|show|find out)?\s*(?:more|here|this|link|details|click here|open|view|image|picture|button)$/i;

/** Returns the faults in the accessible names of a page, one line each. */
export async function findPoorNames(page: Page): Promise<string[]> {
  const nodes = await readTree(page);
  const poor = nodes
    .filter(({ role }) => NAMED.has(role))
    .filter(({ name }) => !/[\p{L}\p{N}]/u.test(name) || BARE.test(name))
    .map(({ role, name }) => `the name of a ${role} says nothing: "${name}"`);

  const targets = new Map<string, string>();
  for (const { role, name, url } of nodes) {
    if (role !== 'link') continue;
    const other = targets.get(name) ?? url;
    if (other !== url) poor.push(`two links are called "${name}": ${other} and ${url}`);
    targets.set(name, url);
  }

  for (const landmark of LANDMARKS) {
    const names = nodes.filter(({ role }) => role === landmark).map(({ name }) => name);
    if (new Set(names).size < names.length) poor.push(`${landmark}s share a name: ${names}`);
  }
  return poor;
}
