/** The address of a topic's page. */
export function topicPath(topic: { slug: string }): string {
  return `/education/${topic.slug}`;
}

/** The address of a lesson's page. */
export function lessonPath(topic: { slug: string }, lesson: { slug: string }): string {
  return `${topicPath(topic)}/${lesson.slug}`;
}

/** The address of a guide's page. */
export function guidePath(guide: { slug: string }): string {
  return `/guides/${guide.slug}`;
}
