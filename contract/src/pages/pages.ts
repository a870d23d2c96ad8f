/** Who may open a page. The same words as for endpoints; the browser sends everybody else to `/` or `/dashboard`. */
export type PageAccess =
  | 'public'
  | 'signedIn'
  | 'professional'
  | 'college'
  | 'teacher'
  | 'admin'
  | 'monitor'
  | 'guardian'

type PageGroup = { access: PageAccess; paths: readonly `/${string}`[] }

/**
 * Every page of the product by the screen it shows. Several paths may show one screen without changing the address;
 * fixed words are matched before `:id`.
 */
export const PAGES = {
  landing: { access: 'public', paths: ['/'] },
  auth: { access: 'public', paths: ['/auth', '/login', '/register'] },
  authReturn: { access: 'public', paths: ['/auth/callback'] },
  resetPassword: { access: 'public', paths: ['/reset-password'] },
  guardianConsent: { access: 'public', paths: ['/guardian-consent'] },
  card: { access: 'public', paths: ['/card'] },
  poster: { access: 'public', paths: ['/poster'] },
  proveEmail: { access: 'public', paths: ['/prove-email'] },
  about: { access: 'public', paths: ['/about'] },
  contact: { access: 'public', paths: ['/contact'] },
  privacy: { access: 'public', paths: ['/privacy'] },
  terms: { access: 'public', paths: ['/terms'] },
  cookies: { access: 'public', paths: ['/cookies'] },
  studyResources: { access: 'public', paths: ['/study-resources'] },
  offlineLearning: { access: 'public', paths: ['/offline-learning'] },
  accessibility: { access: 'public', paths: ['/accessibility'] },

  onboarding: { access: 'signedIn', paths: ['/onboarding'] },
  dashboard: { access: 'signedIn', paths: ['/dashboard', '/student/dashboard'] },
  // The link of a class's QR code opens the dashboard with the class that it leads to.
  roleDashboard: { access: 'signedIn', paths: ['/learn/dashboard', '/join/:code'] },
  lessons: { access: 'signedIn', paths: ['/lessons', '/learn/lessons', '/student/lessons'] },
  lesson: { access: 'signedIn', paths: ['/lessons/:lessonId'] },
  quizzes: { access: 'signedIn', paths: ['/quizzes', '/quizzes/:quizId'] },
  practice: { access: 'signedIn', paths: ['/practice', '/student/practice'] },
  achievements: { access: 'signedIn', paths: ['/achievements'] },
  leaderboard: { access: 'signedIn', paths: ['/leaderboard'] },
  progress: { access: 'signedIn', paths: ['/progress', '/student/progress'] },
  downloads: { access: 'signedIn', paths: ['/downloads'] },
  waitingChanges: { access: 'signedIn', paths: ['/waiting-changes'] },
  notes: { access: 'signedIn', paths: ['/notes', '/learn/notes'] },
  flashcards: { access: 'signedIn', paths: ['/flashcards'] },
  studyGuides: { access: 'signedIn', paths: ['/study-guides'] },
  videoContent: { access: 'signedIn', paths: ['/video-content'] },
  planning: { access: 'signedIn', paths: ['/planning', '/learn/planning'] },
  aiTutor: { access: 'signedIn', paths: ['/ai-tutor'] },
  mathTutor: { access: 'signedIn', paths: ['/math-tutor'] },
  kidsCode: { access: 'signedIn', paths: ['/kids-code', '/student/kids-code', '/visual-programming'] },
  profile: { access: 'signedIn', paths: ['/profile', '/settings'] },
  secondStep: { access: 'monitor', paths: ['/set-up-sign-in'] },
  myAssignments: { access: 'signedIn', paths: ['/assignments', '/assignments/:id'] },

  professionalDashboard: { access: 'professional', paths: ['/professional/dashboard'] },
  professionalChat: { access: 'professional', paths: ['/professional/chat'] },
  professionalAnalytics: { access: 'professional', paths: ['/professional/analytics'] },
  professionalResearch: { access: 'professional', paths: ['/professional/research'] },
  professionalReferences: { access: 'professional', paths: ['/professional/references'] },
  professionalCollaboration: { access: 'professional', paths: ['/professional/collaboration'] },
  professionalNotes: { access: 'professional', paths: ['/professional/notes'] },
  professionalFlashcards: { access: 'professional', paths: ['/professional/flashcards'] },
  professionalStudyGuides: { access: 'professional', paths: ['/professional/study-guides'] },
  professionalVideoContent: { access: 'professional', paths: ['/professional/video-content'] },
  professionalPlanning: { access: 'professional', paths: ['/professional/planning'] },

  collegeDashboard: { access: 'college', paths: ['/college/dashboard'] },
  collegeCourses: { access: 'college', paths: ['/college/courses', '/college/courses/:id'] },
  collegeAnalytics: { access: 'college', paths: ['/college/analytics'] },
  collegeResources: { access: 'college', paths: ['/college/resources'] },
  collegeNotes: { access: 'college', paths: ['/college/notes'] },
  collegeFlashcards: { access: 'college', paths: ['/college/flashcards'] },
  collegeStudyGuides: { access: 'college', paths: ['/college/study-guides'] },
  collegeVideoContent: { access: 'college', paths: ['/college/video-content'] },
  collegePlanning: { access: 'college', paths: ['/college/planning'] },

  teacherDashboard: { access: 'teacher', paths: ['/teacher/dashboard'] },
  teacherClasses: { access: 'teacher', paths: ['/teacher/classes'] },
  teacherClassCreate: { access: 'teacher', paths: ['/teacher/classes/create'] },
  teacherClass: { access: 'teacher', paths: ['/teacher/classes/:id'] },
  teacherLessonPlans: { access: 'teacher', paths: ['/teacher/lesson-plans'] },
  teacherLessonPlanCreate: { access: 'teacher', paths: ['/teacher/lesson-plans/create'] },
  teacherAssignments: { access: 'teacher', paths: ['/teacher/assignments'] },
  teacherAssignmentCreate: { access: 'teacher', paths: ['/teacher/assignments/create'] },
  teacherAssignment: { access: 'teacher', paths: ['/teacher/assignments/:id'] },
  teacherGrading: { access: 'teacher', paths: ['/teacher/assignments/:id/grade/:studentId'] },
  teacherGradebook: { access: 'teacher', paths: ['/teacher/classes/:id/gradebook'] },
  teacherStudents: { access: 'teacher', paths: ['/teacher/students', '/teacher/students/:id'] },
  teacherAnalytics: { access: 'teacher', paths: ['/teacher/analytics'] },
  teacherResources: { access: 'teacher', paths: ['/teacher/resources'] },
  teacherCalendar: { access: 'teacher', paths: ['/teacher/calendar'] },
  teacherAnnouncements: { access: 'teacher', paths: ['/teacher/announcements'] },
  teacherQuestions: { access: 'monitor', paths: ['/teacher/questions'] },
  safetyAlerts: { access: 'monitor', paths: ['/teacher/alerts'] },
  publicationRequests: { access: 'monitor', paths: ['/teacher/approvals'] },
  projectReviews: { access: 'monitor', paths: ['/teacher/projects'] },

  guardianDashboard: { access: 'guardian', paths: ['/guardian/dashboard'] },
  guardianWeeks: { access: 'guardian', paths: ['/guardian/weeks'] },
  guardianMessages: { access: 'guardian', paths: ['/guardian/messages'] },

  adminDashboard: { access: 'admin', paths: ['/admin/dashboard'] },
  adminCurriculumDocuments: { access: 'admin', paths: ['/admin/curriculum-documents'] },
  adminUserManagement: {
    access: 'admin',
    paths: ['/admin/user-management', '/admin/user-management/:id'],
  },
  adminSchool: { access: 'admin', paths: ['/admin/school'] },
  adminFamilies: { access: 'admin', paths: ['/admin/families'] },
  adminSystemAnalytics: { access: 'admin', paths: ['/admin/system-analytics'] },
  adminHonesty: { access: 'admin', paths: ['/admin/honesty'] },
  adminAi: { access: 'admin', paths: ['/admin/ai'] },
  adminGuideReports: { access: 'admin', paths: ['/admin/reports'] },
  adminInbox: { access: 'admin', paths: ['/admin/inbox'] },
  adminPublicContent: { access: 'admin', paths: ['/admin/public-content'] },
  adminAuditLog: { access: 'admin', paths: ['/admin/audit-log'] },
  adminSessions: { access: 'monitor', paths: ['/admin/sessions'] },
} as const satisfies Record<string, PageGroup>

export type ScreenName = keyof typeof PAGES

/** Their addresses carry what signs somebody in: nobody else is told of them. */
export const SECRET_SCREENS: readonly ScreenName[] = [
  'authReturn',
  'resetPassword',
  'proveEmail',
  'guardianConsent',
  'card',
  'poster',
]

/** The documented paths of a screen, with `:id` where a thing is named. */
export type PagePath<Screen extends ScreenName = ScreenName> = (typeof PAGES)[Screen]['paths'][number]
/** `/lessons/:lessonId` as the browser's router writes it: `/lessons/$lessonId`. */
export type RoutePath<Path extends string = PagePath> = Path extends `${infer Before}:${infer After}`
  ? `${Before}$${RoutePath<After>}`
  : Path
export type Page = { path: PagePath; screen: ScreenName; access: PageAccess }

export function listPages(): Page[] {
  return Object.entries<PageGroup>(PAGES).flatMap(([screen, { access, paths }]) =>
    paths.map((path) => ({ path: path as PagePath, access, screen: screen as ScreenName })),
  )
}

export function toRoutePath<Path extends string>(path: Path): RoutePath<Path> {
  return path.replace(/:(\w+)/g, '$$$1') as RoutePath<Path>
}

function toPattern(path: string): RegExp {
  // A slash too many at the end is forgiven, but `//` is not the landing page.
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}${path === '/' ? '' : '/?'}$`)
}

const patterns = listPages()
  .map((page) => ({ page, pattern: toPattern(page.path) }))
  // `/teacher/classes/create` before `/teacher/classes/:id`
  .sort((a, b) => Number(a.page.path.includes(':')) - Number(b.page.path.includes(':')))

/** The page an address shows, or nothing when the product knows no such address. */
export function findPage(pathname: string): Page | undefined {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.page
}

type Person = { role: string; isTeacher: boolean }

export function mayOpen(access: PageAccess, person: Person | null): boolean {
  if (access === 'public') return true
  if (!person) return false
  if (access === 'signedIn') return true
  if (access === 'teacher') return person.isTeacher
  if (access === 'monitor') return person.isTeacher || person.role === 'admin'
  return person.role === access
}

/** Where nothing opens for staff who still have to set up a second step of signing in; their own pages stay open. */
export function needsSecondStep({ access, screen }: Page): boolean {
  if (screen === 'secondStep') return false
  return ['teacher', 'admin', 'monitor'].includes(access) || screen === 'roleDashboard'
}
