import * as Menu from '@radix-ui/react-navigation-menu';
import { CHAINS_PATH, STRIP } from '@/lib/figures/image-paths';
import type { NavCard, NavGroup, NavLink, NavSection } from '@/lib/records/navigation';
import { LateProgress } from '../learn/progress/late-progress';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { NavIcon } from './nav-icon';

/** The panel of a group in the mega-menu: two columns of links and a card. */
export function MegaMenuPanel({ group: { sections, featured } }: { group: NavGroup }) {
  return (
    <div className="grid max-h-[calc(100dvh-8rem)] grid-cols-[1fr_1fr_20rem] gap-8 overflow-y-auto rounded-b-lg border border-line bg-raised px-6 py-5 [box-shadow:var(--shadow-pop)]">
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      <FeaturedCard card={featured} />
    </div>
  );
}

function Section({ section: { title, links, hasProgress } }: { section: NavSection }) {
  return (
    <div>
      <p className="mb-2 border-line border-b pb-2 font-[650] text-muted text-sm">{title}</p>
      <ul aria-label={title}>
        {links.map((link) => (
          <li key={link.href}>
            <PanelLink link={link} />
          </li>
        ))}
      </ul>
      {hasProgress && (
        <Menu.Link asChild>
          <div className="mt-2">
            <LateProgress part="continue" />
          </div>
        </Menu.Link>
      )}
    </div>
  );
}

function PanelLink({ link: { label, href, icon, description, badge } }: { link: NavLink }) {
  return (
    <Menu.Link asChild>
      <a
        href={href}
        className="-mx-2 grid grid-cols-[1.75rem_1fr_auto] items-center gap-x-2 rounded-md p-2 hover:bg-sunken"
      >
        <NavIcon name={icon} />
        <span className="font-semibold leading-snug">{label}</span>
        {badge && <Badge>{badge}</Badge>}
        <span className="col-start-2 -col-end-1 text-muted text-sm leading-snug">
          {description}
        </span>
      </a>
    </Menu.Link>
  );
}

function FeaturedCard({
  card: { title, description, href, buttonText, badge, sequence },
}: {
  card: NavCard;
}) {
  return (
    <div className="self-start overflow-hidden rounded-sm bg-brand-soft">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${STRIP.width} ${STRIP.height}`}
        className="block h-32 w-full"
      >
        <use href={`${CHAINS_PATH}#${sequence}`} />
      </svg>
      <div className="grid justify-items-start gap-2 p-4">
        <Badge className="bg-raised">{badge}</Badge>
        <p className="font-semibold font-serif text-xl leading-tight">{title}</p>
        <p className="text-ink-2 text-sm">{description}</p>
        <Menu.Link asChild>
          <ButtonLink href={href} className="mt-1">
            {buttonText}
          </ButtonLink>
        </Menu.Link>
      </div>
    </div>
  );
}
