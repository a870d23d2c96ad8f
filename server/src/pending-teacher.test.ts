import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Access } from '#contract/access.ts'
import { listEndpoints } from '#contract/api.ts'
import { users } from './db/schema/accounts/users.ts'
import { SESSION_COOKIE } from './platform/sessions/sessions.ts'
import { ownerRole } from './testing/expected-access.ts'
import { prepareTestApp } from './testing/prepare-test-app.ts'
import { SAMPLES } from './testing/samples.ts'

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
  feedbackComments: 'add list remove restore use',
  flashcardFiles: 'export import picture preview',
  flashcards:
    'create createMany due endPause forecast limits list pause previewPause rate remove restore saveLimits tags undo update',
  gradebook: 'export read',
  grading: 'excuse grade gradeStudent submissions work',
  guardian: 'agree read withdraw',
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
  pauses: 'add list remove',
  placement: 'answer finish list start',
  planning:
    'adaptive adjust analytics calendarFeed create current end execute list move one openCalendarFeed recommendations remove restore revokeCalendarFeed startAdaptive status tick',
  points: 'save',
  practice: 'answer attempts handOutBundle hint next skills solution stats',
  profile: 'changePassword export foreseeDeletion read remove update',
  progress: 'activity addGoal adjustGoal goals insights metrics records save',
  projectSharing: 'public report',
  quizzes: 'list one results submit',
  reading: 'analyze',
  report: 'read',
  roster: 'export list',
  secondFactor: 'begin confirm read remove',
  settings: 'saveNotifications saveOther savePrivacy saveStudy',
  skills: 'map receipt',
  students: 'list',
  studyGuides: 'create list readResource remove report restore update',
  subjects: 'list one',
  support: 'create own',
  teacherCalendar: 'feed openFeed read revokeFeed',
  teacherDashboard: 'summary waiting',
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
const REFUSED_UNREAD: readonly Access[] = ['admin', 'monitor', 'student', 'professional', 'college']

test('a teacher who waits for approval is answered by these endpoints and no others', {
  timeout: 120_000,
}, async () => {
  const waiting = await t.signUp('teacher', { approvalAskedAt: t.clock.now })
  const notRefused: string[] = []
  const answered: Record<string, string[]> = {}
  for (const { name, endpoint } of listEndpoints()) {
    if (endpoint.access === 'public') continue
    if (REFUSED_UNREAD.includes(endpoint.access) && !endpoint.isForEnrolling) {
      const url = endpoint.path.replace(/:\w+/g, '1')
      const cookies = { [SESSION_COOKIE]: waiting.token }
      const { statusCode } = await t.app.inject({ method: endpoint.method, url, cookies })
      if (statusCode !== 403) notRefused.push(name)
      continue
    }
    const owner = await t.signUp(ownerRole(endpoint.access) === 'student' ? 'student' : 'teacher')
    const input = await SAMPLES[name](t, owner)
    await t.db
      .update(users)
      .set({ role: 'teacher', isTeacher: true, approvalAskedAt: t.clock.now })
      .where(eq(users.id, owner.id))
    const { status } = await owner.call(endpoint, input)
    const [feature = '', deed = ''] = name.split('.')
    if (status < 300) answered[feature] = [...(answered[feature] ?? []), deed]
  }
  const lists = Object.fromEntries(
    Object.entries(answered).map(([feature, deeds]) => [feature, deeds.toSorted().join(' ')]),
  )
  expect(notRefused).toEqual([])
  expect(lists).toEqual(ALLOWED)
})
