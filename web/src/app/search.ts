import type { ScreenName } from '#contract/pages/pages.ts'

type Fields = Record<string, (value: unknown) => unknown>
type SearchOf<F extends Fields> = { [Key in keyof F]?: ReturnType<F[Key]> }

/** Digits and `true` come out of an address as a number and a boolean. */
const text = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '' ? String(value) : undefined

/** As it stands: digits stay a number, which the address writes without quotes. */
const name = (value: unknown): string | number | undefined =>
  typeof value === 'number' ? value : text(value)

const id = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text(value) ?? '') ? Number(value) : undefined

/** NaN for what is no number: nothing has that id, and the screen says so. */
const idOrNaN = (value: unknown): number | undefined =>
  text(value) === undefined ? undefined : Number(value)

const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined

const flag = (value: unknown): true | undefined => (value === true ? true : undefined)

const oneOf =
  <const Name extends string>(...names: Name[]) =>
  (value: unknown): Name | undefined =>
    names.find((name) => name === text(value))

const idOr =
  <const Name extends string>(name: Name) =>
  (value: unknown): Name | number | undefined =>
    value === name ? name : id(value)

const notes = { tab: oneOf('recent'), q: text, tag: text, note: id }
const flashcards = { tab: oneOf('due'), review: oneOf('due', 'all'), search: text, tag: text, difficulty: id }
const guides = { tab: oneOf('public'), guide: id }
const videos = { video: idOrNaN, t: id }

/** What an address may say behind its question mark. What makes no sense counts as not said. */
const FIELDS = {
  auth: { form: oneOf('sign-in', 'sign-up'), mode: text },
  studyResources: { document: id },
  onboarding: { step: text },
  lessons: { search: text, subject: id, grade: idOr('all'), open: text },
  lesson: { note: id },
  quizzes: { quiz: idOrNaN },
  practice: { skill: text, subject: text, grade: id, mix: name, view: oneOf('summary') },
  progress: { tab: oneOf('overview', 'subjects', 'goals', 'insights'), subject: text, skill: text },
  kidsCode: {
    tab: oneOf('projects', 'missions', 'examples', 'gallery'),
    project: name,
    mission: text,
    example: text,
    shared: idOrNaN,
    work: idOrNaN,
  },
  profile: { tab: oneOf('profile', 'settings', 'privacy', 'help', 'about') },
  myAssignments: { tab: oneOf('done') },
  aiTutor: { tutor: oneOf('reading', 'general') },
  mathTutor: { problem: id, session: id },
  notes,
  professionalNotes: notes,
  collegeNotes: notes,
  flashcards,
  professionalFlashcards: flashcards,
  collegeFlashcards: flashcards,
  studyGuides: guides,
  professionalStudyGuides: guides,
  collegeStudyGuides: guides,
  videoContent: videos,
  professionalVideoContent: videos,
  collegeVideoContent: videos,
  professionalChat: { document: id, session: id, ask: flag },
  professionalResearch: { document: id },
  professionalCollaboration: { document: id, guide: id },
  professionalAnalytics: { period: text },
  collegeAnalytics: { period: text },
  teacherClass: {
    tab: oneOf('students', 'groups', 'assignments', 'announcements', 'families', 'resources', 'settings'),
  },
  teacherLessonPlans: { class: id, status: text, q: text, from: day, to: day, plan: id },
  teacherLessonPlanCreate: { class: id, from: day, draft: id },
  teacherAssignments: { class: id, status: text, q: text, show: oneOf('toGrade') },
  teacherAssignmentCreate: { class: id, group: id, quiz: id, lesson: id, title: text },
  teacherStudents: { class: id, q: text, order: text, subject: text, skill: text },
  teacherAnalytics: {
    class: idOr('all'),
    tab: oneOf('overview', 'skills', 'ideas', 'needs', 'quizzes'),
    period: text,
    day,
    from: day,
    to: day,
    subject: text,
    unit: text,
    quiz: id,
  },
  teacherResources: { class: id },
  teacherCalendar: { view: oneOf('month', 'week', 'agenda'), day },
  teacherAnnouncements: { class: id },
  projectReviews: { state: text },
  adminCurriculumDocuments: {
    tab: oneOf('documents', 'coverage'),
    document: idOr('new'),
    view: oneOf('text', 'history'),
    q: text,
    grade: id,
    subject: text,
    type: text,
    state: text,
  },
  adminUserManagement: {
    q: text,
    role: text,
    teacher: oneOf('yes', 'no'),
    grade: id,
    state: text,
    sort: text,
    page: id,
    after: id,
    before: id,
  },
  adminSystemAnalytics: {
    tab: oneOf('use', 'ai', 'requests', 'browser', 'state'),
    period: text,
    from: day,
    to: day,
  },
  adminInbox: {
    q: text,
    kind: text,
    status: text,
    priority: text,
    only: oneOf('mine', 'nobodys'),
    order: oneOf('oldest'),
    userId: id,
    open: text,
  },
  adminPublicContent: { tab: text },
  adminAuditLog: {
    personId: id,
    actorId: id,
    subjectType: text,
    subjectId: id,
    action: text,
    from: day,
    to: day,
  },
  adminSessions: { q: text, role: text, by: oneOf('class') },
} satisfies Partial<Record<ScreenName, Fields>>

export type ScreenSearch<Screen extends ScreenName> = Screen extends keyof typeof FIELDS
  ? SearchOf<(typeof FIELDS)[Screen]>
  : Record<never, never>

function createValidator<F extends Fields>(fields: F) {
  // Each field is named, also where it says nothing: else what the address said would shine through.
  return (search: Record<string, unknown>): SearchOf<F> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, read]) => [name, read(search[name])]),
    ) as SearchOf<F>
}

/** Any page: the tour of a dashboard, and the passage of a text that a source names. */
export const validateAnySearch = createValidator({ tour: text, passage: text, quote: text })

export function validatorOf(screen: ScreenName) {
  return createValidator((FIELDS as Partial<Record<ScreenName, Fields>>)[screen] ?? {})
}
