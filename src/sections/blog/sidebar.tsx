import type { ReactNode } from "react";
import type { PostSummary, Summary } from "#content/schema.ts";
import { longDate } from "#lib/format/date.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";

/** What stands beside the main text; `label` tells it from other asides. */
export function Sidebar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside aria-label={label} className="flex flex-col gap-10">
      {children}
    </aside>
  );
}

/** One part of a sidebar, under its own heading. */
function SidebarPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <Heading level={2} size="title">
        {title}
      </Heading>
      {children}
    </div>
  );
}

export type SidebarCategoriesProps = {
  title: string;
  advisoryServices: readonly Summary[];
  /** The one whose page this is. */
  current?: string | undefined;
};

/** The advisory practices, as the categories of blog and services. */
export function SidebarCategories({ title, advisoryServices, current }: SidebarCategoriesProps) {
  return (
    <SidebarPart title={title}>
      <ul role="list" className="flex flex-col">
        {advisoryServices.map(({ id, title: name }) => (
          <li key={id} className="border-b-thin border-hairline">
            <Link
              to={`/service-single/${id}`}
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

/** Other posts, by title and day. */
export function SidebarPosts({ title, posts }: { title: string; posts: readonly PostSummary[] }) {
  return (
    <SidebarPart title={title}>
      <ul role="list" className="flex flex-col gap-4">
        {posts.map(({ id, title: name, createdAt }) => (
          <li key={id} className="flex flex-col gap-1">
            <Link to={`/blog-single/${id}`} variant="quiet">
              <span className="font-semibold">{name}</span>
            </Link>
            <time dateTime={createdAt} className="text-caption text-secondary">
              {longDate(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </SidebarPart>
  );
}

/** What the posts are about, in single words. */
export function SidebarTags({ tags }: { tags: readonly string[] }) {
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

export type SidebarBannerProps = { title: string; text: string; action: string; to: string };

/** An advertisement for ourselves. */
export function SidebarBanner({ title, text, action, to }: SidebarBannerProps) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border-thin border-hairline bg-raised p-6 wrap-anywhere">
      <Heading level={2} size="title">
        {title}
      </Heading>
      <p className="text-small text-secondary">{text}</p>
      <ArrowLink to={to} label={action} />
    </div>
  );
}
