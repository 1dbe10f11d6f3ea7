import { z } from 'zod';
import { linkTo, pages } from '@/content/pages';
import { defineRecord } from '@/lib/content/records';
import { address, fields, type RecordOf, words } from '@/lib/text/record-fields';

const icons = [
  ...['archive', 'article', 'award', 'brain', 'calculator', 'compass', 'dumbbell', 'file'],
  ...['flask', 'graduation', 'heart', 'hourglass', 'image', 'leaf', 'letters', 'library'],
  ...['list', 'microscope', 'people', 'scale', 'shield', 'sprout', 'stethoscope', 'table', 'vial'],
] as const;

export type IconName = (typeof icons)[number];

type Link = { label: string; href: string };

/** A link. The icon is shown in the mega-menu only; the description of a tag is also that of its list. */
export type NavLink = Link & { icon: IconName; description: string; badge?: string };

/** Links under a title; with `hasProgress`, the visitor's next lesson is shown with them. */
export type NavSection = { title: string; hasProgress?: true; links: readonly NavLink[] };

const page = z.enum(Object.keys(pages) as [keyof typeof pages]);
const look = { icon: z.enum(icons), description: words, badge: words.optional() };

const link = z
  .union([fields({ page, ...look }), fields({ title: words, path: address, ...look })])
  .transform(
    ({ icon, description, badge, ...to }): NavLink => ({
      ...linkTo('page' in to ? pages[to.page] : to),
      icon,
      description,
      ...(badge && { badge }),
    }),
  );
const plainLink = z
  .union([fields({ page }), fields({ label: words, href: address })])
  .transform((to): Link => ('page' in to ? linkTo(pages[to.page]) : to));

const names = z.array(words).describe('Names of links above.');
const section = fields({ title: words, hasProgress: z.literal(true).optional(), links: names });
const card = fields({
  title: words,
  description: words,
  href: address,
  buttonText: words,
  badge: words,
  sequence: words.describe('The peptide whose whole chain is drawn on it.'),
});

/** The card beside the links of a menu group. */
export type NavCard = RecordOf<typeof card>;

/** A group of the main menu. `href` is the target of its label until JavaScript runs. */
export type NavGroup = Link & { sections: readonly NavSection[]; featured: NavCard };

/** All links of the header, the mobile menu, the footer and the home page's entry sections. */
export const navigationRecord = defineRecord(
  'navigation.yaml',
  fields({
    links: z.record(words, link),
    menuGroups: z.array(
      fields({ label: words, href: address, sections: z.array(section), featured: card }),
    ),
    mobileSections: z.array(section),
    footerColumns: z.array(fields({ title: words, links: z.array(z.union([words, plainLink])) })),
    legalLinks: z.array(plainLink),
    fileLinks: z.array(plainLink),
    doors: z.array(fields({ title: words, text: words, links: names })),
  }).transform(({ links, ...menus }, { addIssue }) => {
    const find = (name: string): NavLink[] => {
      const found = links[name];
      if (!found) {
        const message = `a menu names "${name}", which does not stand here; add or correct it`;
        addIssue({ code: 'custom', path: ['links'], message });
      }
      return found ? [found] : [];
    };
    const fill = <List extends { links: readonly string[] }>({ links: named, ...list }: List) => ({
      ...list,
      links: named.flatMap(find),
    });
    return {
      ...menus,
      menuGroups: menus.menuGroups.map((group) => ({
        ...group,
        sections: group.sections.map(fill),
      })),
      mobileSections: menus.mobileSections.map(fill),
      footerColumns: menus.footerColumns.map((column) => ({
        ...column,
        links: column.links.flatMap((one): Link[] => (typeof one === 'string' ? find(one) : [one])),
      })),
      doors: menus.doors.map(fill),
    };
  }),
);
