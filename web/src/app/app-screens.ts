import type { ScreenName } from '#contract/pages/pages.ts'
import { KEPT_SCREENS, ONCE_SEEN_SCREENS } from './kept-screens.ts'
import type { Screen } from './screens.ts'

const videos: Screen = {
  load: async () => (await import('../features/videos/videos-screen.tsx')).VideosScreen,
  messages: ['videos', 'study'],
}

/** The same screen for pupils, professionals and college students. */
const notes: Screen = {
  load: async () => (await import('../features/notes/notes-screen.tsx')).NotesScreen,
  messages: ['notes', 'study'],
}

const studyGuides: Screen = {
  load: async () => (await import('../features/study-guides/study-guides-screen.tsx')).StudyGuidesScreen,
  messages: ['guides', 'study'],
}

const flashcards: Screen = {
  load: async () => (await import('../features/flashcards/flashcards-screen.tsx')).FlashcardsScreen,
  messages: ['flashcards', 'study'],
}

/** The same screen in every family of routes. */
const planning: Screen = {
  load: async () => (await import('../features/planning/planning-screen.tsx')).PlanningScreen,
  messages: ['planning', 'study', 'downloads'],
}

/** The first two pages are in `screens.ts`. */
export type AppScreenName = Exclude<ScreenName, 'landing' | 'auth'>

const built: Record<AppScreenName, Screen> = {
  adminUserManagement: {
    load: async () => (await import('../features/user-management/users-screen.tsx')).UsersScreen,
    messages: ['users'],
  },
  authReturn: {
    load: async () => (await import('../features/auth/provider/auth-return-screen.tsx')).AuthReturnScreen,
    messages: ['access', 'auth'],
  },
  resetPassword: {
    load: async () => (await import('../features/auth/reset/reset-password-screen.tsx')).ResetPasswordScreen,
    messages: ['access', 'auth'],
  },
  dashboard: {
    load: async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
    messages: ['dashboard', 'learning', 'myAssignments', 'myClasses', 'classNews', 'study', 'work'],
  },
  roleDashboard: {
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
    load: async () => (await import('../features/achievements/achievements-screen.tsx')).AchievementsScreen,
    messages: ['achievements', 'learning'],
  },
  downloads: {
    load: async () => (await import('../features/downloads/downloads-screen.tsx')).DownloadsScreen,
    messages: ['downloads', 'study'],
  },
  waitingChanges: {
    load: async () =>
      (await import('../features/waiting-changes/waiting-changes-screen.tsx')).WaitingChangesScreen,
    messages: ['waitingChanges', 'device', 'study'],
  },
  leaderboard: {
    load: async () => (await import('../features/leaderboard/leaderboard-screen.tsx')).LeaderboardScreen,
    messages: ['leaderboard'],
  },
  quizzes: {
    load: async () => (await import('../features/quizzes/quizzes-screen.tsx')).QuizzesScreen,
    messages: ['quizzes'],
  },
  profile: {
    load: async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
    messages: ['profile', 'device'],
  },
  progress: {
    load: async () => (await import('../features/progress/progress-screen.tsx')).ProgressScreen,
    messages: ['progress', 'skills', 'study'],
  },
  lessons: {
    load: async () => (await import('../features/lessons/lessons-screen.tsx')).LessonsScreen,
    messages: ['lessons', 'learning'],
  },
  lesson: {
    load: async () => (await import('../features/lessons/lesson-screen.tsx')).LessonScreen,
    messages: ['lessons', 'learning'],
  },
  practice: {
    load: async () => (await import('../features/practice/practice-screen.tsx')).PracticeScreen,
    messages: ['practice', 'learning'],
  },
  mathTutor: {
    load: async () => (await import('../features/math-tutor/math-tutor-screen.tsx')).MathTutorScreen,
    messages: ['mathTutor', 'practice', 'chat'],
  },
  adminAi: {
    load: async () => (await import('../features/ai-admin/ai-admin-screen.tsx')).AiAdminScreen,
    messages: ['aiAdmin'],
  },
  aiTutor: {
    load: async () => (await import('./ai-tutor-page.tsx')).AiTutorPage,
    messages: ['aiTutor'],
  },
  adminCurriculumDocuments: {
    load: async () =>
      (await import('../features/curriculum-documents/admin/curriculum-admin-screen.tsx'))
        .CurriculumAdminScreen,
    messages: ['curriculumDocuments', 'study'],
  },
  adminHonesty: {
    load: async () => (await import('../features/honesty/honesty-screen.tsx')).HonestyScreen,
    messages: ['honesty'],
  },
  adminGuideReports: {
    load: async () => (await import('../features/guide-reports/guide-reports-screen.tsx')).GuideReportsScreen,
    messages: ['guides', 'study'],
  },
  adminInbox: {
    load: async () => (await import('../features/inbox/inbox-screen.tsx')).InboxScreen,
    messages: ['inbox', 'study'],
  },
  adminPublicContent: {
    load: async () =>
      (await import('../features/public-content/public-content-screen.tsx')).PublicContentScreen,
    messages: ['publicContent', 'study', 'resources'],
  },
  adminAuditLog: {
    load: async () => (await import('../features/audit-log/audit-log-screen.tsx')).AuditLogScreen,
    messages: ['auditLog', 'study'],
  },
  safetyAlerts: {
    load: async () => (await import('../features/safety-alerts/alerts-screen.tsx')).AlertsScreen,
    messages: ['alerts', 'study'],
  },
  kidsCode: {
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
    load: async () =>
      (await import('../features/kids-code/reviews/project-reviews-screen.tsx')).ProjectReviewsScreen,
    messages: ['projectReviews', 'study'],
  },
  teacherDashboard: {
    load: async () =>
      (await import('../features/teacher-dashboard/teacher-dashboard-screen.tsx')).TeacherDashboardScreen,
    messages: ['teacherDashboard', 'alerts', 'projectReviews', 'students', 'dashboard', 'work'],
  },
  adminDashboard: {
    load: async () =>
      (await import('../features/admin-dashboard/admin-dashboard-screen.tsx')).AdminDashboardScreen,
    messages: ['adminDashboard', 'backups', 'projectReviews'],
  },
  adminSystemAnalytics: {
    load: async () =>
      (await import('../features/system-analytics/system-analytics-screen.tsx')).SystemAnalyticsScreen,
    messages: ['systemAnalytics'],
  },
  teacherClasses: {
    load: async () => (await import('../features/teacher-classes/classes-screen.tsx')).ClassesScreen,
    messages: ['classes', 'study'],
  },
  teacherClassCreate: {
    load: async () =>
      (await import('../features/teacher-classes/form/create-class-screen.tsx')).CreateClassScreen,
    messages: ['classes', 'study'],
  },
  teacherClass: {
    load: async () => (await import('../features/teacher-classes/class-screen.tsx')).ClassScreen,
    messages: ['classes', 'study', 'live', 'announcements', 'resources', 'work'],
  },
  teacherLessonPlans: {
    load: async () => (await import('../features/lesson-plans/lesson-plans-screen.tsx')).LessonPlansScreen,
    messages: ['lessonPlans', 'study'],
  },
  teacherLessonPlanCreate: {
    load: async () => (await import('../features/lesson-plans/create-plan-screen.tsx')).CreatePlanScreen,
    messages: ['lessonPlans', 'study'],
  },
  teacherAnnouncements: {
    load: async () =>
      (await import('../features/announcements/announcements-screen.tsx')).AnnouncementsScreen,
    messages: ['announcements', 'study'],
  },
  teacherResources: {
    load: async () => (await import('../features/teaching-resources/resources-screen.tsx')).ResourcesScreen,
    messages: ['resources', 'study'],
  },
  teacherCalendar: {
    load: async () => (await import('../features/teacher-calendar/calendar-screen.tsx')).CalendarScreen,
    messages: ['teacherCalendar', 'study'],
  },
  teacherAssignments: {
    load: async () =>
      (await import('../features/teacher-assignments/assignments-screen.tsx')).AssignmentsScreen,
    messages: ['assignments', 'work', 'study'],
  },
  teacherAssignmentCreate: {
    load: async () =>
      (await import('../features/teacher-assignments/form/create-assignment-screen.tsx'))
        .CreateAssignmentScreen,
    messages: ['assignments', 'work', 'study'],
  },
  teacherAssignment: {
    load: async () =>
      (await import('../features/teacher-assignments/page/assignment-screen.tsx')).AssignmentScreen,
    messages: ['assignments', 'work', 'grading', 'study'],
  },
  myAssignments: {
    load: async () =>
      (await import('../features/my-assignments/my-assignments-screen.tsx')).MyAssignmentsScreen,
    messages: ['myAssignments', 'myClasses', 'work', 'study'],
  },
  teacherStudents: {
    load: async () => (await import('../features/teacher-students/students-screen.tsx')).StudentsScreen,
    messages: ['students', 'skills', 'progress', 'study', 'work'],
  },
  adminSessions: {
    load: async () =>
      (await import('../features/session-monitor/session-monitor-screen.tsx')).SessionMonitorScreen,
    messages: ['live', 'study'],
  },
  teacherAnalytics: {
    load: async () =>
      (await import('../features/teacher-analytics/analytics-screen.tsx')).TeacherAnalyticsScreen,
    messages: ['teacherAnalytics', 'analytics', 'students', 'skills'],
  },
  teacherGrading: {
    load: async () => (await import('../features/grading/grading-screen.tsx')).GradingScreen,
    messages: ['grading', 'study', 'assignments', 'work'],
  },
  teacherGradebook: {
    load: async () => (await import('../features/gradebook/gradebook-screen.tsx')).GradebookScreen,
    messages: ['gradebook', 'grading', 'classes'],
  },
  teacherQuestions: {
    load: async () => (await import('../features/disputes/questions-screen.tsx')).QuestionsScreen,
    messages: ['disputes', 'study'],
  },
  about: {
    load: async () => (await import('../features/public-pages/about-screen.tsx')).AboutScreen,
    messages: ['about', 'publicPages'],
  },
  contact: {
    load: async () => (await import('../features/public-pages/contact/contact-screen.tsx')).ContactScreen,
    messages: ['contact', 'publicPages'],
  },
  privacy: {
    load: async () => (await import('../features/public-pages/policies/privacy-screen.tsx')).PrivacyScreen,
    messages: ['privacy', 'publicPages'],
  },
  terms: {
    load: async () => (await import('../features/public-pages/policies/terms-screen.tsx')).TermsScreen,
    messages: ['terms', 'publicPages'],
  },
  cookies: {
    load: async () => (await import('../features/public-pages/cookies/cookies-screen.tsx')).CookiesScreen,
    messages: ['cookies', 'publicPages'],
  },
  accessibility: {
    load: async () =>
      (await import('../features/public-pages/policies/accessibility-screen.tsx')).AccessibilityScreen,
    messages: ['accessibility', 'publicPages'],
  },
  offlineLearning: {
    load: async () =>
      (await import('../features/public-pages/offline-learning-screen.tsx')).OfflineLearningScreen,
    messages: ['offlineLearning', 'publicPages'],
  },
  studyResources: {
    load: async () => (await import('./study-resources-screen.tsx')).StudyResourcesScreen,
    messages: ['studyResources', 'publicPages', 'documents', 'study'],
  },
  professionalChat: {
    load: async () =>
      (await import('../features/professional-chat/professional-chat-screen.tsx')).ProfessionalChatScreen,
    messages: ['chat', 'documents', 'study'],
  },
  professionalDashboard: {
    load: async () =>
      (await import('../features/professional/professional-dashboard-screen.tsx'))
        .ProfessionalDashboardScreen,
    messages: ['professional', 'analytics', 'dashboard'],
  },
  professionalAnalytics: {
    load: async () =>
      (await import('../features/professional/professional-analytics-screen.tsx'))
        .ProfessionalAnalyticsScreen,
    messages: ['professional', 'analytics'],
  },
  professionalResearch: {
    load: async () => (await import('../features/professional/research-screen.tsx')).ResearchScreen,
    messages: ['professional', 'documents', 'study'],
  },
  professionalReferences: {
    load: async () =>
      (await import('../features/professional/references/references-screen.tsx')).ReferencesScreen,
    messages: ['professional', 'documents', 'study'],
  },
  professionalCollaboration: {
    load: async () =>
      (await import('../features/professional/collaboration/collaboration-screen.tsx')).CollaborationScreen,
    messages: ['professional', 'documents', 'study'],
  },
  collegeDashboard: {
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
    load: async () => (await import('../features/college/courses-screen.tsx')).CoursesScreen,
    messages: ['college', 'analytics', 'learning'],
  },
  collegeAnalytics: {
    load: async () =>
      (await import('../features/college/college-analytics-screen.tsx')).CollegeAnalyticsScreen,
    messages: ['college', 'analytics'],
  },
  collegeResources: {
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
export function listAppScreens(): (Screen & { name: string; isKept: boolean })[] {
  const kept: readonly string[] = KEPT_SCREENS
  return Object.entries(built).map(([name, screen]) => ({ ...screen, name, isKept: kept.includes(name) }))
}
