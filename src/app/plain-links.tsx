import { site } from "#content/site.ts";
import { Container } from "#ui/container.tsx";
import { NavLink } from "#ui/nav-link.tsx";
import { SkipLink } from "#ui/skip-link.tsx";

type Links = readonly { label: string; to: string }[];

function LinkList({ links }: { links: Links }) {
  return (
    <ul role="list" className="flex flex-wrap py-2">
      {links.map(({ label, to }) => (
        <li key={to}>
          <NavLink variant="bar" to={to}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Replaces a header that throws: the main pages and the cart, under the name of the navigation. */
export function PlainHeader() {
  return (
    <header>
      <SkipLink />
      <Container>
        <nav aria-label="Main">
          <LinkList links={[...site.navigation, { label: "Cart", to: "/cart" }]} />
        </nav>
      </Container>
    </header>
  );
}

/** Replaces a footer that throws: the main and other pages. */
export function PlainFooter() {
  return (
    <footer>
      <Container>
        <LinkList links={[...site.navigation, ...site.morePages]} />
      </Container>
    </footer>
  );
}
