import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Access } from '#contract/access.ts'
import { type EndpointName, listEndpoints, type NamedEndpoint } from '#contract/api.ts'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { users } from './db/schema/accounts/users.ts'
import { SESSION_COOKIE } from './platform/sessions/sessions.ts'
import { ownerRole } from './testing/expected-access.ts'
import { prepareTestApp } from './testing/prepare-test-app.ts'
import { SAMPLES } from './testing/samples.ts'
import type { TestPerson } from './testing/test-app.ts'

const t = prepareTestApp()

/**
 * What answers a teacher whom no admin has approved yet, although all that the call needs is theirs: their own things, the
 * curriculum, and preparing. A new endpoint that is refused to them need not be named; one that answers must, so
 * that somebody has looked at whom it reaches.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  accounts: 'currentUser signOutEverywhere',
  aiHelpers:
    'extractVideoContent flashcards generateFlashcards generateStudyGuide studyGuide summarize summarizeNote',
  announcements: 'create list remove restore update',
  assignments: 'choices create duplicate list one recent remove restore update',
  badges: 'earned list progress',
  chat: 'about agentFeedback changeSession clear createSession history rate restore send sessions subjects',
  classAnalytics: 'ideas items overview quizzes skills',
  classFiles: 'add open',
  classGroups: 'create list remove restore update',
  classes: 'create duplicate list newCode one remove restore update',
  curriculumDocuments: 'open',
  dashboard: 'setWeeklyGoal stats',
  devices: 'list signOut signOutOthers',
  disputes: 'open',
  downloads: 'describePackage fetchPackage list remove save update',
  emailAddress: 'change own sendLink',
  familyMessages: 'list',
  feedbackComments: 'add list remove restore use',
  flashcardFiles: 'export import picture preview',
  flashcards:
    'create createMany due endPause forecast limits list pause previewPause rate remove restore saveLimits tags undo update',
  gradebook: 'export read saveRules standards',
  grading: 'excuse grade gradeStudent submissions work',
  guardian: 'ask read withdraw',
  guardians: 'list',
  identities: 'link own unlink',
  leaderboard: 'standing',
  lessonPlans: 'create draft duplicate list materials one remove restore update',
  lessons: 'list one recommendations',
  mathTutor: 'checkStep plot problem problems read similar solve',
  missions: 'attempt list one',
  myAnnouncements: 'list read',
  myAssignments: 'handIn list one takeDeck',
  myClasses: 'accept comeBack leave list',
  myResources: 'list',
  notes: 'cardDrafts create export exportAll list ofVideo one remove restore search tags update',
  notifications: 'count list read readAll saveSchedule schedule',
  onboarding: 'addAssessment complete paths preferences progress savePreferences saveProgress',
  ownPictures: 'read',
  passkeys: 'add begin list remove rename',
  pauses: 'add list remove',
  placement: 'answer finish list start',
  planning:
    'adaptive adjust analytics calendarFeed create current end execute list move one openCalendarFeed recommendations remove restore revokeCalendarFeed startAdaptive status tick',
  planRows: 'read',
  points: 'entries save',
  practice: 'answer attempts handOutBundle hint next skills solution stats',
  profile: 'changePassword export foreseeDeletion read remove update',
  progress: 'activity addGoal adjustGoal goals insights metrics record records save',
  projectSharing: 'public report',
  publications: 'own takeBack',
  quizzes: 'list one results submit',
  reading: 'analyze',
  recordRows: 'read',
  report: 'read',
  roster: 'export list',
  school: 'read',
  secondFactor: 'begin confirm read remove',
  settings: 'saveNotifications saveOther savePrivacy saveStudy',
  skills: 'map receipt',
  students: 'list',
  studyGuides: 'create list readResource remove report restore update',
  subjects: 'list one',
  support: 'create own',
  teacherCalendar: 'feed openFeed read revokeFeed',
  teacherDashboard: 'figures summary waiting',
  teacherProfile: 'mine read save',
  teachingResources: 'create list remove restore tags update',
  tours: 'markSeen seen',
  uploads: 'add open',
  videos: 'create list one remove restore update',
  visualPictures: 'addBackground addSprite backgrounds elements removeBackground removeSprite sprites',
  visualProjects:
    'create duplicate goBack handedIn list one remove replay restore snapshot update version versions',
  whatNext: 'choose read stuck',
}

/** Decided by who somebody is, before anything that was sent is read: it takes no sample to be refused. */
const REFUSED_UNREAD: readonly Access[] = [
  'admin',
  'monitor',
  'student',
  'professional',
  'college',
  'guardian',
  'ownerGuardian',
  'guardianOf',
]

/** May end the session or the account: whoever calls these calls nothing else. */
const ENDS_IT = /^(accounts|devices|emailAddress|identities|passkeys|profile|secondFactor)\./

const ENDPOINTS = listEndpoints().filter(({ endpoint }) => endpoint.access !== 'public')
const isRefusedUnread = ({ endpoint: { access, isForEnrolling } }: NamedEndpoint) =>
  REFUSED_UNREAD.includes(access) && !isForEnrolling

const sideOf = ({ endpoint }: NamedEndpoint) =>
  ownerRole(endpoint.access) === 'student' ? 'student' : 'teacher'

/** They own what the calls need before they become a teacher who waits. */
const letWait = (people: readonly TestPerson[]) =>
  t.db
    .update(users)
    .set({ role: 'teacher', isTeacher: true, approvalAskedAt: t.clock.now })
    .where(
      inArray(
        users.id,
        people.map(({ id }) => id),
      ),
    )

async function callAlone(named: NamedEndpoint): Promise<number> {
  const owner = await t.signUp(sideOf(named))
  const input = await SAMPLES[named.name](t, owner)
  await letWait([owner])
  return (await owner.call(named.endpoint, input)).status
}

test('what a teacher who waits for approval may not ask for is refused before it is read', async () => {
  const waiting = await t.signUp('teacher', { approvalAskedAt: t.clock.now })
  const cookies = { [SESSION_COOKIE]: waiting.token }
  const notRefused: string[] = []
  for (const { name, endpoint } of ENDPOINTS.filter(isRefusedUnread)) {
    const url = endpoint.path.replace(/:\w+/g, '1')
    const { statusCode } = await t.app.inject({ method: endpoint.method, url, cookies })
    if (statusCode !== 403) notRefused.push(name)
  }
  expect(notRefused).toEqual([])
})

test('a teacher who waits for approval is answered by these endpoints and no others', {
  timeout: 120_000,
}, async () => {
  const owners = { student: await t.signUp('student'), teacher: await t.signUp('teacher') }
  const inputs = new Map<EndpointName, InputOf<Endpoint>>()
  for (const named of ENDPOINTS.filter((one) => !isRefusedUnread(one) && !ENDS_IT.test(one.name)))
    inputs.set(named.name, await SAMPLES[named.name](t, owners[sideOf(named)]))
  await letWait(Object.values(owners))

  const answered: Record<string, string[]> = {}
  for (const named of ENDPOINTS.filter((one) => !isRefusedUnread(one))) {
    const input = inputs.get(named.name)
    let status = input && (await owners[sideOf(named)].call(named.endpoint, input)).status
    // One call may have used up what the next one needs.
    if (!status || (status >= 300 && status !== 403)) status = await callAlone(named)
    const [feature = '', deed = ''] = named.name.split('.')
    if (status < 300) answered[feature] = [...(answered[feature] ?? []), deed]
  }
  const lists = Object.fromEntries(
    Object.entries(answered).map(([feature, deeds]) => [feature, deeds.toSorted().join(' ')]),
  )
  expect(lists).toEqual(ALLOWED)
})
