import type { Access } from '#contract/access.ts'
import type { EndpointName, NamedEndpoint } from '#contract/api.ts'

/**
 * What a teacher reaches, over every endpoint: the row of its access, or its own with the reason. `teacher-reach.test.ts`
 * makes a thing for each endpoint, tries these teachers and holds what they got and what they changed to this table.
 */
export type View =
  /** Teaches nobody. */
  | 'withoutClass'
  /** Has a class with other students. */
  | 'ofAnotherClass'
  /** Taught the student: in a class that is over or deleted, or took them out; or asks them to come in. */
  | 'formerly'
  /** Has the same students in a class of their own. A class has one teacher, so this is what a co-teacher is. */
  | 'colleague'
  /** Whose thing it is; of a student's thing, who gave it out or else teaches the student. */
  | 'own'

export type Reach =
  /** Answered with the thing, or changed it. */
  | 'found'
  /** Answered, with nothing of those whose thing it is; changed at most what is the caller's own. */
  | 'nothing'
  /** 404: whether there is such a thing is not told. Nothing was changed. */
  | 'notFound'
  /** 403: their role, or the documents, say no. Nothing was changed. */
  | 'refused'
  /** 409: theirs, but not now. Nothing was changed. */
  | 'conflict'

export type Row = Record<View, Reach>

const row = (strangers: Reach, colleague: Reach, own: Reach): Row => ({
  withoutClass: strangers,
  ofAnotherClass: strangers,
  formerly: strangers,
  colleague,
  own,
})
const alike = (reach: Reach): Row => row(reach, reach, reach)

const REFUSED = alike('refused')
const NOTHING = alike('nothing')
const OF_EVERYBODY = alike('found')
const OF_OWNER = row('notFound', 'notFound', 'found')
const OF_STUDENT = alike('notFound')
const OF_OWN_STUDENTS = row('notFound', 'found', 'found')
const LIST_OF_OWNER = row('nothing', 'nothing', 'found')
const LIST_OF_OWN_STUDENTS = row('nothing', 'found', 'found')

const BY_ACCESS: Record<Access, Row> = {
  // Things of a student.
  self: OF_STUDENT,
  owner: OF_STUDENT,
  selfOrStaff: OF_OWN_STUDENTS,
  teacherOf: OF_OWN_STUDENTS,
  staffOf: OF_OWN_STUDENTS,
  classMember: OF_STUDENT,
  ownerOrStaff: OF_STUDENT,
  // Things of a teacher.
  ownerTeacher: OF_OWNER,
  teacher: LIST_OF_OWNER,
  monitor: LIST_OF_OWN_STUDENTS,
  // Own things of whoever calls.
  signedIn: NOTHING,
  public: NOTHING,
  // Of other roles.
  student: REFUSED,
  college: REFUSED,
  professional: REFUSED,
  ownerProfessional: REFUSED,
  readerProfessional: REFUSED,
  admin: REFUSED,
  guardian: REFUSED,
  ownerGuardian: REFUSED,
  guardianOf: REFUSED,
}

const EXCEPTIONS: readonly { why: string; row: Row; names: readonly EndpointName[] }[] = [
  {
    why: "The curriculum is everybody's.",
    row: OF_EVERYBODY,
    names: [
      'curriculumDocuments.open',
      'downloads.describePackage',
      'downloads.fetchPackage',
      'lessons.one',
      'quizzes.one',
      'subjects.one',
    ],
  },
  {
    why: 'Shared on purpose with everybody: a profile, a place on the board, a guide, a video, a project, a picture.',
    row: OF_EVERYBODY,
    names: [
      'leaderboard.list',
      'profile.ofOther',
      'projectSharing.public',
      'projectSharing.report',
      'site.featuredTestimonials',
      'studyGuides.preview',
      'studyGuides.public',
      'studyGuides.report',
      'testimonials.picture',
      'videos.list',
      'videos.one',
      'visualProjects.duplicate',
      'visualProjects.one',
    ],
  },
  {
    why: 'Own notes about a video that is shared with everybody.',
    row: OF_EVERYBODY,
    names: ['notes.ofVideo'],
  },
  {
    why: 'Whoever holds the link, the code or the password; it names a person and is not to be guessed.',
    row: OF_EVERYBODY,
    names: [
      'accounts.signIn',
      'cardSignIn.poster',
      'cardSignIn.signIn',
      'cardSignIn.signInByPictures',
      'emailAddress.confirm',
      'emailAddress.refuse',
      'guardianConsent.answer',
      'guardianConsent.check',
      'guardianConsent.withdraw',
      'identities.confirm',
      'identities.finish',
      'passkeySignIn.finish',
      'passwordReset.confirm',
      'uploads.open',
    ],
  },
  {
    why: 'The documents want a 403 that says whose chats these are.',
    row: REFUSED,
    names: [
      'chat.changeSession',
      'chat.clear',
      'chat.createSession',
      'chat.history',
      'chat.restore',
      'chat.sessions',
      'chat.subjects',
    ],
  },
  {
    why: "A class is its teacher's: they see what they gave out as the class does, and add files to it.",
    row: OF_OWNER,
    names: ['classFiles.add', 'myAssignments.one', 'myAssignments.takeDeck'],
  },
  {
    why: 'Cards, posters and pictures belong to a class, and so to who teaches it.',
    row: OF_OWNER,
    names: [
      'signInCards.drawPictures',
      'signInCards.list',
      'signInCards.makePoster',
      'signInCards.print',
      'signInCards.removePictures',
      'signInCards.revoke',
      'signInCards.revokeAll',
      'signInCards.revokePoster',
      'signInCards.setPictures',
    ],
  },
  {
    why: 'Who teaches a student sees to what waits for an adult.',
    row: OF_OWN_STUDENTS,
    names: [
      'disputes.decide',
      'projectSharing.decide',
      'publications.decide',
      'safetyAlerts.escalate',
      'safetyAlerts.handle',
      'safetyAlerts.take',
    ],
  },
  {
    why: 'Who teaches a student deletes their video; nobody else changes it.',
    row: OF_OWN_STUDENTS,
    names: ['videos.remove'],
  },
  {
    why: "The list of students holds those of all one's classes.",
    row: LIST_OF_OWN_STUDENTS,
    names: ['students.list'],
  },
  {
    why: 'Figures without names; a test of its own holds them to own students.',
    row: NOTHING,
    names: [
      'projectSharing.reviewCount',
      'publications.count',
      'safetyAlerts.count',
      'teacherDashboard.figures',
      'teacherDashboard.summary',
    ],
  },
  {
    why: "Says nothing about anybody: the curriculum to choose from, one's own sign-in, one's own profile.",
    row: NOTHING,
    names: [
      'assignments.choices',
      'lessonPlans.materials',
      'secondFactor.read',
      'teacherCalendar.feed',
      'teacherProfile.read',
    ],
  },
  {
    why: "One's own sign-in.",
    row: row('nothing', 'nothing', 'found'),
    names: ['secondFactor.begin', 'secondFactor.remove'],
  },
  {
    why: 'Who has a class hands it over before they go.',
    row: row('nothing', 'conflict', 'conflict'),
    names: ['profile.remove'],
  },
]

const BY_NAME = new Map(EXCEPTIONS.flatMap(({ row, names }) => names.map((name) => [name, row] as const)))

export const rowOf = ({ name, endpoint }: NamedEndpoint): Row =>
  BY_NAME.get(name) ?? BY_ACCESS[endpoint.access]
