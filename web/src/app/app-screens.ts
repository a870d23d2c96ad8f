import type { ScreenName } from '#contract/pages/pages.ts'
import { KEPT_SCREENS, ONCE_SEEN_SCREENS } from './kept-screens.ts'
import type { Screen } from './screens.ts'

/** `file` is where `load` finds it, below `src`: the build lists the chunks of each screen. */
type AppScreen = Screen & { file: string }

const videos: AppScreen = {
  file: 'features/videos/videos-screen.tsx',
  load: async () => (await import('../features/videos/videos-screen.tsx')).VideosScreen,
  messages: ['videos', 'study'],
}

/** The same screen for pupils, professionals and college students. */
const notes: AppScreen = {
  file: 'features/notes/notes-screen.tsx',
  load: async () => (await import('../features/notes/notes-screen.tsx')).NotesScreen,
  messages: ['notes', 'study'],
}

const studyGuides: AppScreen = {
  file: 'features/study-guides/study-guides-screen.tsx',
  load: async () => (await import('../features/study-guides/study-guides-screen.tsx')).StudyGuidesScreen,
  messages: ['guides', 'study'],
}

const flashcards: AppScreen = {
  file: 'features/flashcards/flashcards-screen.tsx',
  load: async () => (await import('../features/flashcards/flashcards-screen.tsx')).FlashcardsScreen,
  messages: ['flashcards', 'study'],
}

/** The same screen in every family of routes. */
const planning: AppScreen = {
  file: 'features/planning/planning-screen.tsx',
  load: async () => (await import('../features/planning/planning-screen.tsx')).PlanningScreen,
  messages: ['planning', 'study', 'downloads'],
}

/** The first two pages are in `screens.ts`. */
export type AppScreenName = Exclude<ScreenName, 'landing' | 'auth'>

const built: Record<AppScreenName, AppScreen> = {
  adminUserManagement: {
    file: 'features/user-management/users-screen.tsx',
    load: async () => (await import('../features/user-management/users-screen.tsx')).UsersScreen,
    messages: ['users'],
  },
  authReturn: {
    file: 'features/auth/provider/auth-return-screen.tsx',
    load: async () => (await import('../features/auth/provider/auth-return-screen.tsx')).AuthReturnScreen,
    messages: ['access', 'auth'],
  },
  resetPassword: {
    file: 'features/auth/reset/reset-password-screen.tsx',
    load: async () => (await import('../features/auth/reset/reset-password-screen.tsx')).ResetPasswordScreen,
    messages: ['access', 'auth'],
  },
  dashboard: {
    file: 'features/dashboard/dashboard-screen.tsx',
    load: async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
    messages: ['dashboard', 'learning', 'myAssignments', 'myClasses', 'classNews', 'study', 'work'],
  },
  roleDashboard: {
    file: 'app/role-dashboard-screen.tsx',
    load: async () => (await import('./role-dashboard-screen.tsx')).RoleDashboardScreen,
    messages: [
      'teacherDashboard',
      'students',
      'dashboard',
      'learning',
      'adminDashboard',
      'backups',
      'alerts',
      'projectReviews',
      'professional',
      'college',
      'analytics',
      'myAssignments',
      'myClasses',
      'classNews',
      'study',
      'work',
    ],
  },
  achievements: {
    file: 'features/achievements/achievements-screen.tsx',
    load: async () => (await import('../features/achievements/achievements-screen.tsx')).AchievementsScreen,
    messages: ['achievements', 'learning'],
  },
  downloads: {
    file: 'features/downloads/downloads-screen.tsx',
    load: async () => (await import('../features/downloads/downloads-screen.tsx')).DownloadsScreen,
    messages: ['downloads', 'study'],
  },
  waitingChanges: {
    file: 'features/waiting-changes/waiting-changes-screen.tsx',
    load: async () =>
      (await import('../features/waiting-changes/waiting-changes-screen.tsx')).WaitingChangesScreen,
    messages: ['waitingChanges', 'device', 'study'],
  },
  leaderboard: {
    file: 'features/leaderboard/leaderboard-screen.tsx',
    load: async () => (await import('../features/leaderboard/leaderboard-screen.tsx')).LeaderboardScreen,
    messages: ['leaderboard'],
  },
  quizzes: {
    file: 'features/quizzes/quizzes-screen.tsx',
    load: async () => (await import('../features/quizzes/quizzes-screen.tsx')).QuizzesScreen,
    messages: ['quizzes'],
  },
  profile: {
    file: 'features/profile/profile-screen.tsx',
    load: async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
    messages: ['profile', 'device'],
  },
  progress: {
    file: 'features/progress/progress-screen.tsx',
    load: async () => (await import('../features/progress/progress-screen.tsx')).ProgressScreen,
    messages: ['progress', 'skills', 'study'],
  },
  lessons: {
    file: 'features/lessons/lessons-screen.tsx',
    load: async () => (await import('../features/lessons/lessons-screen.tsx')).LessonsScreen,
    messages: ['lessons', 'learning'],
  },
  lesson: {
    file: 'features/lessons/lesson-screen.tsx',
    load: async () => (await import('../features/lessons/lesson-screen.tsx')).LessonScreen,
    messages: ['lessons', 'learning'],
  },
  practice: {
    file: 'features/practice/practice-screen.tsx',
    load: async () => (await import('../features/practice/practice-screen.tsx')).PracticeScreen,
    messages: ['practice', 'learning'],
  },
  mathTutor: {
    file: 'features/math-tutor/math-tutor-screen.tsx',
    load: async () => (await import('../features/math-tutor/math-tutor-screen.tsx')).MathTutorScreen,
    messages: ['mathTutor', 'practice', 'chat'],
  },
  adminAi: {
    file: 'features/ai-admin/ai-admin-screen.tsx',
    load: async () => (await import('../features/ai-admin/ai-admin-screen.tsx')).AiAdminScreen,
    messages: ['aiAdmin'],
  },
  aiTutor: {
    file: 'app/ai-tutor-page.tsx',
    load: async () => (await import('./ai-tutor-page.tsx')).AiTutorPage,
    messages: ['aiTutor'],
  },
  adminCurriculumDocuments: {
    file: 'features/curriculum-documents/admin/curriculum-admin-screen.tsx',
    load: async () =>
      (await import('../features/curriculum-documents/admin/curriculum-admin-screen.tsx'))
        .CurriculumAdminScreen,
    messages: ['curriculumDocuments', 'study'],
  },
  adminHonesty: {
    file: 'features/honesty/honesty-screen.tsx',
    load: async () => (await import('../features/honesty/honesty-screen.tsx')).HonestyScreen,
    messages: ['honesty'],
  },
  adminGuideReports: {
    file: 'features/guide-reports/guide-reports-screen.tsx',
    load: async () => (await import('../features/guide-reports/guide-reports-screen.tsx')).GuideReportsScreen,
    messages: ['guides', 'study'],
  },
  adminInbox: {
    file: 'features/inbox/inbox-screen.tsx',
    load: async () => (await import('../features/inbox/inbox-screen.tsx')).InboxScreen,
    messages: ['inbox', 'study'],
  },
  adminPublicContent: {
    file: 'features/public-content/public-content-screen.tsx',
    load: async () =>
      (await import('../features/public-content/public-content-screen.tsx')).PublicContentScreen,
    messages: ['publicContent', 'study', 'resources'],
  },
  adminAuditLog: {
    file: 'features/audit-log/audit-log-screen.tsx',
    load: async () => (await import('../features/audit-log/audit-log-screen.tsx')).AuditLogScreen,
    messages: ['auditLog', 'study'],
  },
  safetyAlerts: {
    file: 'features/safety-alerts/alerts-screen.tsx',
    load: async () => (await import('../features/safety-alerts/alerts-screen.tsx')).AlertsScreen,
    messages: ['alerts', 'study'],
  },
  kidsCode: {
    file: 'features/kids-code/load-kids-code.ts',
    load: async () => (await import('../features/kids-code/load-kids-code.ts')).loadKidsCode(),
    messages: [
      'kidsCode',
      'kidsCodeProjects',
      'kidsCodePaint',
      'kidsCodeStudio',
      'kidsCodeBlocks',
      'kidsCodeStage',
      'study',
    ],
  },
  projectReviews: {
    file: 'features/kids-code/reviews/project-reviews-screen.tsx',
    load: async () =>
      (await import('../features/kids-code/reviews/project-reviews-screen.tsx')).ProjectReviewsScreen,
    messages: ['projectReviews', 'study'],
  },
  teacherDashboard: {
    file: 'features/teacher-dashboard/teacher-dashboard-screen.tsx',
    load: async () =>
      (await import('../features/teacher-dashboard/teacher-dashboard-screen.tsx')).TeacherDashboardScreen,
    messages: ['teacherDashboard', 'alerts', 'projectReviews', 'students', 'dashboard', 'work'],
  },
  adminDashboard: {
    file: 'features/admin-dashboard/admin-dashboard-screen.tsx',
    load: async () =>
      (await import('../features/admin-dashboard/admin-dashboard-screen.tsx')).AdminDashboardScreen,
    messages: ['adminDashboard', 'backups', 'projectReviews'],
  },
  adminSystemAnalytics: {
    file: 'features/system-analytics/system-analytics-screen.tsx',
    load: async () =>
      (await import('../features/system-analytics/system-analytics-screen.tsx')).SystemAnalyticsScreen,
    messages: ['systemAnalytics'],
  },
  teacherClasses: {
    file: 'features/teacher-classes/classes-screen.tsx',
    load: async () => (await import('../features/teacher-classes/classes-screen.tsx')).ClassesScreen,
    messages: ['classes', 'study'],
  },
  teacherClassCreate: {
    file: 'features/teacher-classes/form/create-class-screen.tsx',
    load: async () =>
      (await import('../features/teacher-classes/form/create-class-screen.tsx')).CreateClassScreen,
    messages: ['classes', 'study'],
  },
  teacherClass: {
    file: 'features/teacher-classes/class-screen.tsx',
    load: async () => (await import('../features/teacher-classes/class-screen.tsx')).ClassScreen,
    messages: ['classes', 'study', 'live', 'announcements', 'resources', 'work'],
  },
  teacherLessonPlans: {
    file: 'features/lesson-plans/lesson-plans-screen.tsx',
    load: async () => (await import('../features/lesson-plans/lesson-plans-screen.tsx')).LessonPlansScreen,
    messages: ['lessonPlans', 'study'],
  },
  teacherLessonPlanCreate: {
    file: 'features/lesson-plans/create-plan-screen.tsx',
    load: async () => (await import('../features/lesson-plans/create-plan-screen.tsx')).CreatePlanScreen,
    messages: ['lessonPlans', 'study'],
  },
  teacherAnnouncements: {
    file: 'features/announcements/announcements-screen.tsx',
    load: async () =>
      (await import('../features/announcements/announcements-screen.tsx')).AnnouncementsScreen,
    messages: ['announcements', 'study'],
  },
  teacherResources: {
    file: 'features/teaching-resources/resources-screen.tsx',
    load: async () => (await import('../features/teaching-resources/resources-screen.tsx')).ResourcesScreen,
    messages: ['resources', 'study'],
  },
  teacherCalendar: {
    file: 'features/teacher-calendar/calendar-screen.tsx',
    load: async () => (await import('../features/teacher-calendar/calendar-screen.tsx')).CalendarScreen,
    messages: ['teacherCalendar', 'study'],
  },
  teacherAssignments: {
    file: 'features/teacher-assignments/assignments-screen.tsx',
    load: async () =>
      (await import('../features/teacher-assignments/assignments-screen.tsx')).AssignmentsScreen,
    messages: ['assignments', 'work', 'study'],
  },
  teacherAssignmentCreate: {
    file: 'features/teacher-assignments/form/create-assignment-screen.tsx',
    load: async () =>
      (await import('../features/teacher-assignments/form/create-assignment-screen.tsx'))
        .CreateAssignmentScreen,
    messages: ['assignments', 'work', 'study'],
  },
  teacherAssignment: {
    file: 'features/teacher-assignments/page/assignment-screen.tsx',
    load: async () =>
      (await import('../features/teacher-assignments/page/assignment-screen.tsx')).AssignmentScreen,
    messages: ['assignments', 'work', 'grading', 'study'],
  },
  myAssignments: {
    file: 'features/my-assignments/my-assignments-screen.tsx',
    load: async () =>
      (await import('../features/my-assignments/my-assignments-screen.tsx')).MyAssignmentsScreen,
    messages: ['myAssignments', 'myClasses', 'work', 'study'],
  },
  teacherStudents: {
    file: 'features/teacher-students/students-screen.tsx',
    load: async () => (await import('../features/teacher-students/students-screen.tsx')).StudentsScreen,
    messages: ['students', 'skills', 'progress', 'study', 'work'],
  },
  adminSessions: {
    file: 'features/session-monitor/session-monitor-screen.tsx',
    load: async () =>
      (await import('../features/session-monitor/session-monitor-screen.tsx')).SessionMonitorScreen,
    messages: ['live', 'study'],
  },
  teacherAnalytics: {
    file: 'features/teacher-analytics/analytics-screen.tsx',
    load: async () =>
      (await import('../features/teacher-analytics/analytics-screen.tsx')).TeacherAnalyticsScreen,
    messages: ['teacherAnalytics', 'analytics', 'students', 'skills'],
  },
  teacherGrading: {
    file: 'features/grading/grading-screen.tsx',
    load: async () => (await import('../features/grading/grading-screen.tsx')).GradingScreen,
    messages: ['grading', 'study', 'assignments', 'work'],
  },
  teacherGradebook: {
    file: 'features/gradebook/gradebook-screen.tsx',
    load: async () => (await import('../features/gradebook/gradebook-screen.tsx')).GradebookScreen,
    messages: ['gradebook', 'grading', 'classes'],
  },
  teacherQuestions: {
    file: 'features/disputes/questions-screen.tsx',
    load: async () => (await import('../features/disputes/questions-screen.tsx')).QuestionsScreen,
    messages: ['disputes', 'study'],
  },
  about: {
    file: 'features/public-pages/about-screen.tsx',
    load: async () => (await import('../features/public-pages/about-screen.tsx')).AboutScreen,
    messages: ['about', 'publicPages'],
  },
  contact: {
    file: 'features/public-pages/contact/contact-screen.tsx',
    load: async () => (await import('../features/public-pages/contact/contact-screen.tsx')).ContactScreen,
    messages: ['contact', 'publicPages'],
  },
  privacy: {
    file: 'features/public-pages/policies/privacy-screen.tsx',
    load: async () => (await import('../features/public-pages/policies/privacy-screen.tsx')).PrivacyScreen,
    messages: ['privacy', 'publicPages'],
  },
  terms: {
    file: 'features/public-pages/policies/terms-screen.tsx',
    load: async () => (await import('../features/public-pages/policies/terms-screen.tsx')).TermsScreen,
    messages: ['terms', 'publicPages'],
  },
  cookies: {
    file: 'features/public-pages/cookies/cookies-screen.tsx',
    load: async () => (await import('../features/public-pages/cookies/cookies-screen.tsx')).CookiesScreen,
    messages: ['cookies', 'publicPages'],
  },
  accessibility: {
    file: 'features/public-pages/policies/accessibility-screen.tsx',
    load: async () =>
      (await import('../features/public-pages/policies/accessibility-screen.tsx')).AccessibilityScreen,
    messages: ['accessibility', 'publicPages'],
  },
  offlineLearning: {
    file: 'features/public-pages/offline-learning-screen.tsx',
    load: async () =>
      (await import('../features/public-pages/offline-learning-screen.tsx')).OfflineLearningScreen,
    messages: ['offlineLearning', 'publicPages'],
  },
  studyResources: {
    file: 'app/study-resources-screen.tsx',
    load: async () => (await import('./study-resources-screen.tsx')).StudyResourcesScreen,
    messages: ['studyResources', 'publicPages', 'documents', 'study'],
  },
  professionalChat: {
    file: 'features/professional-chat/professional-chat-screen.tsx',
    load: async () =>
      (await import('../features/professional-chat/professional-chat-screen.tsx')).ProfessionalChatScreen,
    messages: ['chat', 'documents', 'study'],
  },
  professionalDashboard: {
    file: 'features/professional/professional-dashboard-screen.tsx',
    load: async () =>
      (await import('../features/professional/professional-dashboard-screen.tsx'))
        .ProfessionalDashboardScreen,
    messages: ['professional', 'analytics', 'dashboard'],
  },
  professionalAnalytics: {
    file: 'features/professional/professional-analytics-screen.tsx',
    load: async () =>
      (await import('../features/professional/professional-analytics-screen.tsx'))
        .ProfessionalAnalyticsScreen,
    messages: ['professional', 'analytics'],
  },
  professionalResearch: {
    file: 'features/professional/research-screen.tsx',
    load: async () => (await import('../features/professional/research-screen.tsx')).ResearchScreen,
    messages: ['professional', 'documents', 'study'],
  },
  professionalReferences: {
    file: 'features/professional/references/references-screen.tsx',
    load: async () =>
      (await import('../features/professional/references/references-screen.tsx')).ReferencesScreen,
    messages: ['professional', 'documents', 'study'],
  },
  professionalCollaboration: {
    file: 'features/professional/collaboration/collaboration-screen.tsx',
    load: async () =>
      (await import('../features/professional/collaboration/collaboration-screen.tsx')).CollaborationScreen,
    messages: ['professional', 'documents', 'study'],
  },
  collegeDashboard: {
    file: 'features/college/college-dashboard-screen.tsx',
    load: async () =>
      (await import('../features/college/college-dashboard-screen.tsx')).CollegeDashboardScreen,
    messages: [
      'college',
      'dashboard',
      'learning',
      'myAssignments',
      'myClasses',
      'classNews',
      'study',
      'work',
    ],
  },
  collegeCourses: {
    file: 'features/college/courses-screen.tsx',
    load: async () => (await import('../features/college/courses-screen.tsx')).CoursesScreen,
    messages: ['college', 'analytics', 'learning'],
  },
  collegeAnalytics: {
    file: 'features/college/college-analytics-screen.tsx',
    load: async () =>
      (await import('../features/college/college-analytics-screen.tsx')).CollegeAnalyticsScreen,
    messages: ['college', 'analytics'],
  },
  collegeResources: {
    file: 'features/college/resources-screen.tsx',
    load: async () => (await import('../features/college/resources-screen.tsx')).ResourcesScreen,
    messages: ['college'],
  },
  videoContent: videos,
  professionalVideoContent: videos,
  collegeVideoContent: videos,
  planning,
  professionalPlanning: planning,
  collegePlanning: planning,
  notes,
  professionalNotes: notes,
  collegeNotes: notes,
  studyGuides,
  professionalStudyGuides: studyGuides,
  collegeStudyGuides: studyGuides,
  flashcards,
  professionalFlashcards: flashcards,
  collegeFlashcards: flashcards,
  onboarding: {
    file: 'features/onboarding/onboarding-screen.tsx',
    load: async () => (await import('../features/onboarding/onboarding-screen.tsx')).OnboardingScreen,
    messages: ['onboarding', 'practice'],
  },
}

export function findAppScreen(name: AppScreenName): Screen {
  const isOffline = KEPT_SCREENS.includes(name) || ONCE_SEEN_SCREENS.includes(name)
  return { ...built[name], isOffline }
}

export function listKeptScreens(): Screen[] {
  return KEPT_SCREENS.map(findAppScreen)
}

/** For the build, which asks what each of them needs. */
export function listAppScreens(): (AppScreen & { name: string; isKept: boolean })[] {
  const kept: readonly string[] = KEPT_SCREENS
  return Object.entries(built).map(([name, screen]) => ({ ...screen, name, isKept: kept.includes(name) }))
}
