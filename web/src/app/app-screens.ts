import type { ScreenName } from '#contract/pages/pages.ts'
import { KEPT_SCREENS, ONCE_SEEN_SCREENS } from './kept-screens.ts'
import type { LoadScreen } from './screens.ts'

const videos: LoadScreen = async () => (await import('../features/videos/videos-screen.tsx')).VideosScreen

/** The same screen for pupils, professionals and college students. */
const notes: LoadScreen = async () => (await import('../features/notes/notes-screen.tsx')).NotesScreen

const studyGuides: LoadScreen = async () =>
  (await import('../features/study-guides/study-guides-screen.tsx')).StudyGuidesScreen

const flashcards: LoadScreen = async () =>
  (await import('../features/flashcards/flashcards-screen.tsx')).FlashcardsScreen

/** The same screen in every family of routes. */
const planning: LoadScreen = async () =>
  (await import('../features/planning/planning-screen.tsx')).PlanningScreen

/** The first two pages are in `screens.ts`. */
export type AppScreenName = Exclude<ScreenName, 'landing' | 'auth'>

const built: Record<AppScreenName, LoadScreen> = {
  adminUserManagement: async () => (await import('../features/user-management/users-screen.tsx')).UsersScreen,
  authReturn: async () => (await import('../features/auth/provider/auth-return-screen.tsx')).AuthReturnScreen,
  resetPassword: async () =>
    (await import('../features/auth/reset/reset-password-screen.tsx')).ResetPasswordScreen,
  dashboard: async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
  roleDashboard: async () => (await import('./role-dashboard-screen.tsx')).RoleDashboardScreen,
  achievements: async () =>
    (await import('../features/achievements/achievements-screen.tsx')).AchievementsScreen,
  downloads: async () => (await import('../features/downloads/downloads-screen.tsx')).DownloadsScreen,
  waitingChanges: async () =>
    (await import('../features/waiting-changes/waiting-changes-screen.tsx')).WaitingChangesScreen,
  leaderboard: async () => (await import('../features/leaderboard/leaderboard-screen.tsx')).LeaderboardScreen,
  quizzes: async () => (await import('../features/quizzes/quizzes-screen.tsx')).QuizzesScreen,
  profile: async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
  progress: async () => (await import('../features/progress/progress-screen.tsx')).ProgressScreen,
  lessons: async () => (await import('../features/lessons/lessons-screen.tsx')).LessonsScreen,
  lesson: async () => (await import('../features/lessons/lesson-screen.tsx')).LessonScreen,
  practice: async () => (await import('../features/practice/practice-screen.tsx')).PracticeScreen,
  mathTutor: async () => (await import('../features/math-tutor/math-tutor-screen.tsx')).MathTutorScreen,
  adminAi: async () => (await import('../features/ai-admin/ai-admin-screen.tsx')).AiAdminScreen,
  aiTutor: async () => (await import('./ai-tutor-page.tsx')).AiTutorPage,
  adminCurriculumDocuments: async () =>
    (await import('../features/curriculum-documents/admin/curriculum-admin-screen.tsx'))
      .CurriculumAdminScreen,
  adminHonesty: async () => (await import('../features/honesty/honesty-screen.tsx')).HonestyScreen,
  adminGuideReports: async () =>
    (await import('../features/guide-reports/guide-reports-screen.tsx')).GuideReportsScreen,
  adminInbox: async () => (await import('../features/inbox/inbox-screen.tsx')).InboxScreen,
  adminPublicContent: async () =>
    (await import('../features/public-content/public-content-screen.tsx')).PublicContentScreen,
  adminAuditLog: async () => (await import('../features/audit-log/audit-log-screen.tsx')).AuditLogScreen,
  safetyAlerts: async () => (await import('../features/safety-alerts/alerts-screen.tsx')).AlertsScreen,
  kidsCode: async () => (await import('../features/kids-code/load-kids-code.ts')).loadKidsCode(),
  projectReviews: async () =>
    (await import('../features/kids-code/reviews/project-reviews-screen.tsx')).ProjectReviewsScreen,
  teacherDashboard: async () =>
    (await import('../features/teacher-dashboard/teacher-dashboard-screen.tsx')).TeacherDashboardScreen,
  adminDashboard: async () =>
    (await import('../features/admin-dashboard/admin-dashboard-screen.tsx')).AdminDashboardScreen,
  adminSystemAnalytics: async () =>
    (await import('../features/system-analytics/system-analytics-screen.tsx')).SystemAnalyticsScreen,
  teacherClasses: async () => (await import('../features/teacher-classes/classes-screen.tsx')).ClassesScreen,
  teacherClassCreate: async () =>
    (await import('../features/teacher-classes/form/create-class-screen.tsx')).CreateClassScreen,
  teacherClass: async () => (await import('../features/teacher-classes/class-screen.tsx')).ClassScreen,
  teacherLessonPlans: async () =>
    (await import('../features/lesson-plans/lesson-plans-screen.tsx')).LessonPlansScreen,
  teacherLessonPlanCreate: async () =>
    (await import('../features/lesson-plans/create-plan-screen.tsx')).CreatePlanScreen,
  teacherAnnouncements: async () =>
    (await import('../features/announcements/announcements-screen.tsx')).AnnouncementsScreen,
  teacherResources: async () =>
    (await import('../features/teaching-resources/resources-screen.tsx')).ResourcesScreen,
  teacherCalendar: async () =>
    (await import('../features/teacher-calendar/calendar-screen.tsx')).CalendarScreen,
  teacherAssignments: async () =>
    (await import('../features/teacher-assignments/assignments-screen.tsx')).AssignmentsScreen,
  teacherAssignmentCreate: async () =>
    (await import('../features/teacher-assignments/form/create-assignment-screen.tsx'))
      .CreateAssignmentScreen,
  teacherAssignment: async () =>
    (await import('../features/teacher-assignments/page/assignment-screen.tsx')).AssignmentScreen,
  myAssignments: async () =>
    (await import('../features/my-assignments/my-assignments-screen.tsx')).MyAssignmentsScreen,
  teacherStudents: async () =>
    (await import('../features/teacher-students/students-screen.tsx')).StudentsScreen,
  adminSessions: async () =>
    (await import('../features/session-monitor/session-monitor-screen.tsx')).SessionMonitorScreen,
  teacherAnalytics: async () =>
    (await import('../features/teacher-analytics/analytics-screen.tsx')).TeacherAnalyticsScreen,
  teacherGrading: async () => (await import('../features/grading/grading-screen.tsx')).GradingScreen,
  teacherGradebook: async () => (await import('../features/gradebook/gradebook-screen.tsx')).GradebookScreen,
  teacherQuestions: async () => (await import('../features/disputes/questions-screen.tsx')).QuestionsScreen,
  about: async () => (await import('../features/public-pages/about-screen.tsx')).AboutScreen,
  contact: async () => (await import('../features/public-pages/contact/contact-screen.tsx')).ContactScreen,
  privacy: async () => (await import('../features/public-pages/policies/privacy-screen.tsx')).PrivacyScreen,
  terms: async () => (await import('../features/public-pages/policies/terms-screen.tsx')).TermsScreen,
  cookies: async () => (await import('../features/public-pages/cookies/cookies-screen.tsx')).CookiesScreen,
  accessibility: async () =>
    (await import('../features/public-pages/policies/accessibility-screen.tsx')).AccessibilityScreen,
  offlineLearning: async () =>
    (await import('../features/public-pages/offline-learning-screen.tsx')).OfflineLearningScreen,
  studyResources: async () => (await import('./study-resources-screen.tsx')).StudyResourcesScreen,
  professionalChat: async () =>
    (await import('../features/professional-chat/professional-chat-screen.tsx')).ProfessionalChatScreen,
  professionalDashboard: async () =>
    (await import('../features/professional/professional-dashboard-screen.tsx')).ProfessionalDashboardScreen,
  professionalAnalytics: async () =>
    (await import('../features/professional/professional-analytics-screen.tsx')).ProfessionalAnalyticsScreen,
  professionalResearch: async () =>
    (await import('../features/professional/research-screen.tsx')).ResearchScreen,
  professionalReferences: async () =>
    (await import('../features/professional/references/references-screen.tsx')).ReferencesScreen,
  professionalCollaboration: async () =>
    (await import('../features/professional/collaboration/collaboration-screen.tsx')).CollaborationScreen,
  collegeDashboard: async () =>
    (await import('../features/college/college-dashboard-screen.tsx')).CollegeDashboardScreen,
  collegeCourses: async () => (await import('../features/college/courses-screen.tsx')).CoursesScreen,
  collegeAnalytics: async () =>
    (await import('../features/college/college-analytics-screen.tsx')).CollegeAnalyticsScreen,
  collegeResources: async () => (await import('../features/college/resources-screen.tsx')).ResourcesScreen,
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
  onboarding: async () => (await import('../features/onboarding/onboarding-screen.tsx')).OnboardingScreen,
}

export function findAppScreen(name: AppScreenName): { load: LoadScreen; isOffline: boolean } {
  const isOffline = KEPT_SCREENS.includes(name) || ONCE_SEEN_SCREENS.includes(name)
  return { load: built[name], isOffline }
}

/** For the build, which asks what each of them needs. */
export function listAppScreens(): { name: string; load: LoadScreen; isKept: boolean }[] {
  const kept: readonly string[] = KEPT_SCREENS
  return Object.entries(built).map(([name, load]) => ({ name, load, isKept: kept.includes(name) }))
}
