import type { ReactNode } from "react";
import { pathOf } from "#content/path-of.ts";
import type { PostSummary, Summary } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";

export type SidebarProps = {
  /** The accessible name of the `aside`. */
  label: string;
  children: ReactNode;
};

/** The column beside the main text of a blog page or an advisory service; its last part stays in view beside a longer text. */
export function Sidebar({ label, children }: SidebarProps) {
  return (
    <aside aria-label={label} className="flex flex-col gap-10 self-stretch lg:*:last:stay-in-view">
      {children}
    </aside>
  );
}

/** A part of a sidebar with its heading. */
function SidebarPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {children}
    </div>
  );
}

export type SidebarCategoriesProps = {
  title: string;
  /** The services to which the links lead. */
  advisoryServices: readonly Summary[];
  /** The id of the advisory service on the current page. */
  current?: string | undefined;
};

/** Links to the advisory services. */
export function SidebarCategories({ title, advisoryServices, current }: SidebarCategoriesProps) {
  return (
    <SidebarPart title={title}>
      <ul role="list" className="flex flex-col">
        {advisoryServices.map(({ id, title: name }) => (
          <li key={id} className="border-b-thin border-hairline">
            <Link
              to={pathOf("advisory-service", id)}
              variant={id === current ? "current" : "quiet"}
              size="target"
              aria-current={id === current ? "page" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </SidebarPart>
  );
}

export type SidebarPostsProps = {
  title: string;
  /** The posts, in their order. */
  posts: readonly PostSummary[];
};

/** Links to posts, with their dates. */
export function SidebarPosts({ title, posts }: SidebarPostsProps) {
  return (
    <SidebarPart title={title}>
      <ul role="list" className="flex flex-col gap-4">
        {posts.map(({ id, title: name, createdAt }) => (
          <li key={id} className="flex flex-col gap-1">
            <Link to={pathOf("post", id)} variant="quiet">
              <span className="font-medium">{name}</span>
            </Link>
            <time dateTime={createdAt} className="data-text text-caption text-secondary">
              {longDate(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </SidebarPart>
  );
}

export type SidebarTagsProps = {
  /** The tags, unique within the list. */
  tags: readonly string[];
};

/** The tags of the posts; tags have no pages, so none is a link. */
export function SidebarTags({ tags }: SidebarTagsProps) {
  return (
    <SidebarPart title="Tags">
      <ul role="list" className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
    </SidebarPart>
  );
}

export type SidebarBannerProps = {
  title: string;
  /** The text of the banner. */
  text: string;
  /** The label of the button. */
  action: string;
  /** The destination of the button. */
  to: string;
};

/** An advertisement for the company with one link, not printed. */
export function SidebarBanner({ title, text, action, to }: SidebarBannerProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border-thin border-hairline bg-raised p-6 wrap-anywhere print:hidden">
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <p className="text-small text-secondary">{text}</p>
      <ArrowLink to={to} label={action} />
    </div>
  );
}
