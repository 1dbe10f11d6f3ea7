import { parseDay } from '@/lib/text/dates';

/** The JSON file of all courses with their lessons. */
export const COURSES_FILE = '/courses.json';

/** The version of the stored format. Text of a later version is not changed. */
const VERSION = 1;

/** The kinds of marks. Ids are paths: '/education/safety/storing' for a lesson, with an anchor for an exercise. */
export type ProgressKind = 'read' | 'solved';

/** The day of each mark ('2026-11-22') by its id, in the order in which marks were made. */
export type Progress = Readonly<Record<ProgressKind, ReadonlyMap<string, string>>>;

/** A course with its lessons, as used for progress. */
export type CourseOutline = {
  slug: string;
  title: string;
  path: string;
  /** The slug of the course that follows it. */
  next?: string;
  lessons: readonly { title: string; path: string }[];
};

const FORMS: Record<ProgressKind, RegExp> = {
  read: /^\/education\/[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/,
  solved: /^\/education\/[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*#[a-z0-9-]+$/,
};

export const NO_PROGRESS: Progress = { read: new Map(), solved: new Map() };

/** Parses the marks in a stored text; '' has none. Undefined for a foreign or later format. */
export function readProgress(text: string): Progress | undefined {
  const kept = parse(text);
  return kept && { read: parseMarks(kept, 'read'), solved: parseMarks(kept, 'solved') };
}

/**
 * Returns a stored text with a mark added, or removed if `day` is missing. All other data in the text is preserved,
 * even if it is unknown. Undefined for a text that cannot be read and for an invalid id.
 */
export function withMark(
  text: string,
  kind: ProgressKind,
  id: string,
  day?: string,
): string | undefined {
  const kept = parse(text);
  if (!(kept && FORMS[kind].test(id))) return undefined;
  const { [id]: _, ...others } = parseRecord(kept[kind]) ?? {};
  const marks = day === undefined ? others : { ...others, [id]: day };
  return JSON.stringify({ ...kept, version: VERSION, [kind]: marks });
}

/** Returns a stored text plus the marks of `other` that it lacks. Undefined if either is unreadable. */
export function withMarksOf(text: string, other: string): string | undefined {
  const kept = parse(text);
  const added = readProgress(other);
  if (!(kept && added)) return undefined;
  // Its own marks come last: the newest of them tells where the visitor is.
  const merge = (kind: ProgressKind) => ({
    ...Object.fromEntries(added[kind]),
    ...parseRecord(kept[kind]),
  });
  return JSON.stringify({ ...kept, read: merge('read'), solved: merge('solved') });
}

/** Counts the read lessons and the solved exercises of a course. */
export function countMarks({ read, solved }: Progress, course: string) {
  const count = (marks: ReadonlyMap<string, string>) =>
    [...marks.keys()].filter((id) => getCourse(id) === course).length;
  return { read: count(read), solved: count(solved) };
}

/**
 * Returns the lesson to continue with: in the course read last, the next unread lesson, or else an earlier one; then
 * the first unread lesson of the courses that follow it, then of any course. `course` is used instead of the course
 * read last. Undefined once all are read.
 */
export function getNextLesson(
  { read, solved }: Progress,
  courses: readonly CourseOutline[],
  course = [...read.keys(), ...(read.size > 0 ? [] : solved.keys())].map(getCourse).at(-1),
): CourseOutline['lessons'][number] | undefined {
  const way: CourseOutline[] = [];
  const follow = (slug: string | undefined) => {
    const found = courses.find((outline) => outline.slug === slug);
    if (!found || way.includes(found)) return;
    way.push(found);
    follow(found.next);
  };
  follow(course);
  for (const outline of [...way, ...courses]) {
    const lesson = [...getLessonsAfter(outline, [...read.keys()]), ...outline.lessons].find(
      ({ path }) => !read.has(path),
    );
    if (lesson) return lesson;
  }
  return undefined;
}

/** Returns the lessons of a course after the one read last; all if none was read. */
function getLessonsAfter({ lessons }: CourseOutline, read: readonly string[]) {
  const last = read.findLast((id) => lessons.some(({ path }) => path === id));
  return lessons.slice(lessons.findIndex(({ path }) => path === last) + 1);
}

/** Checks that a response is the list of courses. Throws if it is anything else. */
export function parseCourses(answer: unknown): readonly CourseOutline[] {
  if (!Array.isArray(answer) || !answer.every(isCourse))
    throw new Error('The answer is not a list of courses.');
  return answer;
}

function isCourse(value: unknown): value is CourseOutline {
  const course = parseRecord(value);
  return (
    ['slug', 'title', 'path'].every((name) => typeof course?.[name] === 'string') &&
    Array.isArray(course?.lessons)
  );
}

/** Returns the course of a lesson or exercise: '/education/safety/storing' is in 'safety'. */
function getCourse(id: string): string | undefined {
  return id.split('/')[2];
}

function parse(text: string): Record<string, unknown> | undefined {
  if (text === '') return { version: VERSION };
  try {
    const kept = parseRecord(JSON.parse(text));
    const isOurs = [kept?.read, kept?.solved].every(
      (marks) => marks === undefined || parseRecord(marks),
    );
    return kept?.version === VERSION && isOurs ? kept : undefined;
  } catch {
    return undefined;
  }
}

function parseMarks(kept: Record<string, unknown>, kind: ProgressKind): Map<string, string> {
  return new Map(
    Object.entries(parseRecord(kept[kind]) ?? {}).flatMap(([id, day]): [string, string][] =>
      FORMS[kind].test(id) && typeof day === 'string' && parseDay(day) !== undefined
        ? [[id, day]]
        : [],
    ),
  );
}

function parseRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}
