import { parseDay } from '@/lib/text/dates';

/** The file of all courses with their lessons. */
export const COURSES_FILE = '/courses.json';

/** The version of the stored form. Later versions are left alone. */
const VERSION = 1;

/** What is marked, by its address: lessons, '/education/safety/storing', and exercises, the same with an anchor. */
export type ProgressKind = 'read' | 'solved';

/** The day, such as '2026-11-22', by what was marked, in the order in which it was. */
export type Progress = Readonly<Record<ProgressKind, ReadonlyMap<string, string>>>;

/** A course with its lessons, for progress. */
export type CourseOutline = {
  slug: string;
  title: string;
  path: string;
  /** The slug of the course that it leads on to. */
  next?: string;
  lessons: readonly { title: string; path: string }[];
};

/** A lesson that comes next, and the course that it belongs to. */
export type NextLesson = { course: CourseOutline; title: string; path: string };

const FORMS: Record<ProgressKind, RegExp> = {
  read: /^\/education\/[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/,
  solved: /^\/education\/[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*#[a-z0-9-]+$/,
};

export const NO_PROGRESS: Progress = { read: new Map(), solved: new Map() };

/** The marks in a stored text; none in ''. Undefined for a foreign text or a later version. */
export function readProgress(text: string): Progress | undefined {
  const kept = parse(text);
  return kept && { read: parseMarks(kept, 'read'), solved: parseMarks(kept, 'solved') };
}

/**
 * A kept text with one more mark, or without it where `day` is missing. What the text holds besides, understood or
 * not, stays in it. Undefined for a text that cannot be read, and for a mark of no known form.
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

/** A kept text with the marks of a second one that it lacks. Undefined where either cannot be read. */
export function withMarksOf(text: string, other: string): string | undefined {
  const kept = parse(text);
  const added = readProgress(other);
  if (!(kept && added)) return undefined;
  // Its own come last: the newest of them says where the visitor is.
  const merge = (kind: ProgressKind) => ({
    ...Object.fromEntries(added[kind]),
    ...parseRecord(kept[kind]),
  });
  return JSON.stringify({ ...kept, read: merge('read'), solved: merge('solved') });
}

/** How many lessons of a course are read, and how many of its exercises solved. */
export function countMarks({ read, solved }: Progress, course: string) {
  const count = (marks: ReadonlyMap<string, string>) =>
    [...marks.keys()].filter((id) => getCourse(id) === course).length;
  return { read: count(read), solved: count(solved) };
}

/**
 * The lesson to go on with: in the course that was read in last the next unread one, or else one before
 * it; after that the first unread one of the courses that it leads on to, and then of any. `course` names
 * a course that is asked for in place of the last. Undefined once all are read.
 */
export function getNextLesson(
  { read, solved }: Progress,
  courses: readonly CourseOutline[],
  course = [...read.keys(), ...(read.size > 0 ? [] : solved.keys())].map(getCourse).at(-1),
): NextLesson | undefined {
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
    if (lesson) return { course: outline, ...lesson };
  }
  return undefined;
}

/** The lessons of a course behind the one of it that was read last; all where none was. */
function getLessonsAfter({ lessons }: CourseOutline, read: readonly string[]) {
  const last = read.findLast((id) => lessons.some(({ path }) => path === id));
  return lessons.slice(lessons.findIndex(({ path }) => path === last) + 1);
}

/** An answer as the courses. Throws when it is anything else. */
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

/** The course of a lesson or an exercise: '/education/safety/storing' is one of 'safety'. */
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
