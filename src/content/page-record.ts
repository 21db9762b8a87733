import { postCards } from "#content/generated/post-cards.ts";
import { projectCards } from "#content/generated/project-cards.ts";
import { relatedPosts, type PostCard } from "#content/post-card.ts";
import { postById } from "#content/post.ts";
import { relatedProjects } from "#content/project-card.ts";
import { projectById } from "#content/project.ts";
import type { Post, Project, ProjectCard } from "#content/schema.ts";

/** What the page of a post shows; `post` is undefined for an unknown id. */
export interface PostRecord {
  post: Post | undefined;
  related: readonly PostCard[];
}

/** What the page of a project shows; `project` is undefined for an unknown id. */
export interface ProjectRecord {
  project: Project | undefined;
  related: readonly ProjectCard[];
}

/** The record of a post, for build-time code, development and tests; the build writes it to a file for the client. */
export function postRecord(id: string): PostRecord {
  const post = postById(id);
  return { post, related: post ? relatedPosts(post, postCards) : [] };
}

/** The record of a project, for build-time code, development and tests; the build writes it to a file for the client. */
export function projectRecord(id: string): ProjectRecord {
  const project = projectById(id);
  return { project, related: project ? relatedProjects(project, projectCards) : [] };
}
