import type { ReactNode } from 'react'
import type { ScreenName } from '#contract/pages/pages.ts'
import { FAMILY_SCREENS } from './family-screens.ts'
import { KEPT_SCREENS, ONCE_SEEN_SCREENS } from './kept-screens.ts'

export type LoadScreen = () => Promise<() => ReactNode>

/** `file` is where `load` finds it, below `src`: the build lists the chunks and the words of each screen. */
type AppScreen = { file: string; load: LoadScreen }

const videos: AppScreen = {
  file: 'features/videos/videos-screen.tsx',
  load: async () => (await import('../features/videos/videos-screen.tsx')).VideosScreen,
}

/** The same screen for students, professionals and college students. */
const notes: AppScreen = {
  file: 'features/notes/notes-screen.tsx',
  load: async () => (await import('../features/notes/notes-screen.tsx')).NotesScreen,
}

const studyGuides: AppScreen = {
  file: 'features/study-guides/study-guides-screen.tsx',
  load: async () => (await import('../features/study-guides/study-guides-screen.tsx')).StudyGuidesScreen,
}

const flashcards: AppScreen = {
  file: 'features/flashcards/flashcards-screen.tsx',
  load: async () => (await import('../features/flashcards/flashcards-screen.tsx')).FlashcardsScreen,
}

/** The same screen in every family of routes. */
const planning: AppScreen = {
  file: 'features/planning/planning-screen.tsx',
  load: async () => (await import('../features/planning/planning-screen.tsx')).PlanningScreen,
}

/** The first two pages are in `screens.ts`. */
export type AppScreenName = Exclude<ScreenName, 'landing' | 'auth'>

const built: Record<AppScreenName, AppScreen> = {
  adminUserManagement: {
    file: 'features/user-management/users-screen.tsx',
    load: async () => (await import('../features/user-management/users-screen.tsx')).UsersScreen,
  },
  authReturn: {
    file: 'features/auth/provider/auth-return-screen.tsx',
    load: async () => (await import('../features/auth/provider/auth-return-screen.tsx')).AuthReturnScreen,
  },
  resetPassword: {
    file: 'features/auth/reset/reset-password-screen.tsx',
    load: async () => (await import('../features/auth/reset/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  proveEmail: {
    file: 'features/auth/prove-email/prove-email-screen.tsx',
    load: async () => (await import('../features/auth/prove-email/prove-email-screen.tsx')).ProveEmailScreen,
  },
  card: {
    file: 'features/auth/card/card-screen.tsx',
    load: async () => (await import('../features/auth/card/card-screen.tsx')).CardScreen,
  },
  poster: {
    file: 'features/auth/card/poster-screen.tsx',
    load: async () => (await import('../features/auth/card/poster-screen.tsx')).PosterScreen,
  },
  guardianConsent: {
    file: 'features/guardian-consent/guardian-consent-screen.tsx',
    load: async () =>
      (await import('../features/guardian-consent/guardian-consent-screen.tsx')).GuardianConsentScreen,
  },
  dashboard: {
    file: 'features/dashboard/dashboard-screen.tsx',
    load: async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
  },
  roleDashboard: {
    file: 'app/role-dashboard-screen.tsx',
    load: async () => (await import('./role-dashboard-screen.tsx')).RoleDashboardScreen,
  },
  achievements: {
    file: 'features/achievements/achievements-screen.tsx',
    load: async () => (await import('../features/achievements/achievements-screen.tsx')).AchievementsScreen,
  },
  downloads: {
    file: 'features/downloads/downloads-screen.tsx',
    load: async () => (await import('../features/downloads/downloads-screen.tsx')).DownloadsScreen,
  },
  waitingChanges: {
    file: 'features/waiting-changes/waiting-changes-screen.tsx',
    load: async () =>
      (await import('../features/waiting-changes/waiting-changes-screen.tsx')).WaitingChangesScreen,
  },
  leaderboard: {
    file: 'features/leaderboard/leaderboard-screen.tsx',
    load: async () => (await import('../features/leaderboard/leaderboard-screen.tsx')).LeaderboardScreen,
  },
  quizzes: {
    file: 'features/quizzes/quizzes-screen.tsx',
    load: async () => (await import('../features/quizzes/quizzes-screen.tsx')).QuizzesScreen,
  },
  secondStep: {
    file: 'features/profile/second-step/second-step-screen.tsx',
    load: async () =>
      (await import('../features/profile/second-step/second-step-screen.tsx')).SecondStepScreen,
  },
  profile: {
    file: 'features/profile/profile-screen.tsx',
    load: async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
  },
  progress: {
    file: 'features/progress/progress-screen.tsx',
    load: async () => (await import('../features/progress/progress-screen.tsx')).ProgressScreen,
  },
  lessons: {
    file: 'features/lessons/lessons-screen.tsx',
    load: async () => (await import('../features/lessons/lessons-screen.tsx')).LessonsScreen,
  },
  lesson: {
    file: 'features/lessons/lesson-screen.tsx',
    load: async () => (await import('../features/lessons/lesson-screen.tsx')).LessonScreen,
  },
  practice: {
    file: 'features/practice/practice-screen.tsx',
    load: async () => (await import('../features/practice/practice-screen.tsx')).PracticeScreen,
  },
  mathTutor: {
    file: 'features/math-tutor/math-tutor-screen.tsx',
    load: async () => (await import('../features/math-tutor/math-tutor-screen.tsx')).MathTutorScreen,
  },
  adminAi: {
    file: 'features/ai-admin/ai-admin-screen.tsx',
    load: async () => (await import('../features/ai-admin/ai-admin-screen.tsx')).AiAdminScreen,
  },
  aiTutor: {
    file: 'app/ai-tutor-page.tsx',
    load: async () => (await import('./ai-tutor-page.tsx')).AiTutorPage,
  },
  adminCurriculumDocuments: {
    file: 'features/curriculum-documents/admin/curriculum-admin-screen.tsx',
    load: async () =>
      (await import('../features/curriculum-documents/admin/curriculum-admin-screen.tsx'))
        .CurriculumAdminScreen,
  },
  adminSchool: {
    file: 'features/school/school-screen.tsx',
    load: async () => (await import('../features/school/school-screen.tsx')).SchoolScreen,
  },
  adminHonesty: {
    file: 'features/honesty/honesty-screen.tsx',
    load: async () => (await import('../features/honesty/honesty-screen.tsx')).HonestyScreen,
  },
  adminGuideReports: {
    file: 'features/guide-reports/guide-reports-screen.tsx',
    load: async () => (await import('../features/guide-reports/guide-reports-screen.tsx')).GuideReportsScreen,
  },
  adminInbox: {
    file: 'features/inbox/inbox-screen.tsx',
    load: async () => (await import('../features/inbox/inbox-screen.tsx')).InboxScreen,
  },
  adminPublicContent: {
    file: 'features/public-content/public-content-screen.tsx',
    load: async () =>
      (await import('../features/public-content/public-content-screen.tsx')).PublicContentScreen,
  },
  adminAuditLog: {
    file: 'features/audit-log/audit-log-screen.tsx',
    load: async () => (await import('../features/audit-log/audit-log-screen.tsx')).AuditLogScreen,
  },
  safetyAlerts: {
    file: 'features/safety-alerts/alerts-screen.tsx',
    load: async () => (await import('../features/safety-alerts/alerts-screen.tsx')).AlertsScreen,
  },
  kidsCode: {
    file: 'features/kids-code/load-kids-code.ts',
    load: async () => (await import('../features/kids-code/load-kids-code.ts')).loadKidsCode(),
  },
  publicationRequests: {
    file: 'features/publications/publications-screen.tsx',
    load: async () => (await import('../features/publications/publications-screen.tsx')).PublicationsScreen,
  },
  projectReviews: {
    file: 'features/kids-code/reviews/project-reviews-screen.tsx',
    load: async () =>
      (await import('../features/kids-code/reviews/project-reviews-screen.tsx')).ProjectReviewsScreen,
  },
  teacherDashboard: {
    file: 'features/teacher-dashboard/teacher-dashboard-screen.tsx',
    load: async () =>
      (await import('../features/teacher-dashboard/teacher-dashboard-screen.tsx')).TeacherDashboardScreen,
  },
  adminDashboard: {
    file: 'features/admin-dashboard/admin-dashboard-screen.tsx',
    load: async () =>
      (await import('../features/admin-dashboard/admin-dashboard-screen.tsx')).AdminDashboardScreen,
  },
  adminSystemAnalytics: {
    file: 'features/system-analytics/system-analytics-screen.tsx',
    load: async () =>
      (await import('../features/system-analytics/system-analytics-screen.tsx')).SystemAnalyticsScreen,
  },
  teacherClasses: {
    file: 'features/teacher-classes/classes-screen.tsx',
    load: async () => (await import('../features/teacher-classes/classes-screen.tsx')).ClassesScreen,
  },
  teacherClassCreate: {
    file: 'features/teacher-classes/form/create-class-screen.tsx',
    load: async () =>
      (await import('../features/teacher-classes/form/create-class-screen.tsx')).CreateClassScreen,
  },
  teacherClass: {
    file: 'features/teacher-classes/class-screen.tsx',
    load: async () => (await import('../features/teacher-classes/class-screen.tsx')).ClassScreen,
  },
  teacherLessonPlans: {
    file: 'features/lesson-plans/lesson-plans-screen.tsx',
    load: async () => (await import('../features/lesson-plans/lesson-plans-screen.tsx')).LessonPlansScreen,
  },
  teacherLessonPlanCreate: {
    file: 'features/lesson-plans/create-plan-screen.tsx',
    load: async () => (await import('../features/lesson-plans/create-plan-screen.tsx')).CreatePlanScreen,
  },
  teacherAnnouncements: {
    file: 'features/announcements/announcements-screen.tsx',
    load: async () =>
      (await import('../features/announcements/announcements-screen.tsx')).AnnouncementsScreen,
  },
  teacherResources: {
    file: 'features/teaching-resources/resources-screen.tsx',
    load: async () => (await import('../features/teaching-resources/resources-screen.tsx')).ResourcesScreen,
  },
  teacherCalendar: {
    file: 'features/teacher-calendar/calendar-screen.tsx',
    load: async () => (await import('../features/teacher-calendar/calendar-screen.tsx')).CalendarScreen,
  },
  teacherAssignments: {
    file: 'features/teacher-assignments/assignments-screen.tsx',
    load: async () =>
      (await import('../features/teacher-assignments/assignments-screen.tsx')).AssignmentsScreen,
  },
  teacherAssignmentCreate: {
    file: 'features/teacher-assignments/form/create-assignment-screen.tsx',
    load: async () =>
      (await import('../features/teacher-assignments/form/create-assignment-screen.tsx'))
        .CreateAssignmentScreen,
  },
  teacherAssignment: {
    file: 'features/teacher-assignments/page/assignment-screen.tsx',
    load: async () =>
      (await import('../features/teacher-assignments/page/assignment-screen.tsx')).AssignmentScreen,
  },
  myAssignments: {
    file: 'features/my-assignments/my-assignments-screen.tsx',
    load: async () =>
      (await import('../features/my-assignments/my-assignments-screen.tsx')).MyAssignmentsScreen,
  },
  teacherStudents: {
    file: 'features/teacher-students/students-screen.tsx',
    load: async () => (await import('../features/teacher-students/students-screen.tsx')).StudentsScreen,
  },
  ...FAMILY_SCREENS,
  adminSessions: {
    file: 'features/session-monitor/session-monitor-screen.tsx',
    load: async () =>
      (await import('../features/session-monitor/session-monitor-screen.tsx')).SessionMonitorScreen,
  },
  teacherAnalytics: {
    file: 'features/teacher-analytics/analytics-screen.tsx',
    load: async () =>
      (await import('../features/teacher-analytics/analytics-screen.tsx')).TeacherAnalyticsScreen,
  },
  teacherGrading: {
    file: 'features/grading/grading-screen.tsx',
    load: async () => (await import('../features/grading/grading-screen.tsx')).GradingScreen,
  },
  teacherGradebook: {
    file: 'features/gradebook/gradebook-screen.tsx',
    load: async () => (await import('../features/gradebook/gradebook-screen.tsx')).GradebookScreen,
  },
  teacherQuestions: {
    file: 'features/disputes/questions-screen.tsx',
    load: async () => (await import('../features/disputes/questions-screen.tsx')).QuestionsScreen,
  },
  about: {
    file: 'features/public-pages/about-screen.tsx',
    load: async () => (await import('../features/public-pages/about-screen.tsx')).AboutScreen,
  },
  contact: {
    file: 'features/public-pages/contact/contact-screen.tsx',
    load: async () => (await import('../features/public-pages/contact/contact-screen.tsx')).ContactScreen,
  },
  privacy: {
    file: 'features/public-pages/policies/privacy-screen.tsx',
    load: async () => (await import('../features/public-pages/policies/privacy-screen.tsx')).PrivacyScreen,
  },
  terms: {
    file: 'features/public-pages/policies/terms-screen.tsx',
    load: async () => (await import('../features/public-pages/policies/terms-screen.tsx')).TermsScreen,
  },
  cookies: {
    file: 'features/public-pages/cookies/cookies-screen.tsx',
    load: async () => (await import('../features/public-pages/cookies/cookies-screen.tsx')).CookiesScreen,
  },
  accessibility: {
    file: 'features/public-pages/policies/accessibility-screen.tsx',
    load: async () =>
      (await import('../features/public-pages/policies/accessibility-screen.tsx')).AccessibilityScreen,
  },
  offlineLearning: {
    file: 'features/public-pages/offline-learning-screen.tsx',
    load: async () =>
      (await import('../features/public-pages/offline-learning-screen.tsx')).OfflineLearningScreen,
  },
  studyResources: {
    file: 'app/study-resources-screen.tsx',
    load: async () => (await import('./study-resources-screen.tsx')).StudyResourcesScreen,
  },
  professionalChat: {
    file: 'features/professional-chat/professional-chat-screen.tsx',
    load: async () =>
      (await import('../features/professional-chat/professional-chat-screen.tsx')).ProfessionalChatScreen,
  },
  professionalDashboard: {
    file: 'features/professional/professional-dashboard-screen.tsx',
    load: async () =>
      (await import('../features/professional/professional-dashboard-screen.tsx'))
        .ProfessionalDashboardScreen,
  },
  professionalAnalytics: {
    file: 'features/professional/professional-analytics-screen.tsx',
    load: async () =>
      (await import('../features/professional/professional-analytics-screen.tsx'))
        .ProfessionalAnalyticsScreen,
  },
  professionalResearch: {
    file: 'features/professional/research-screen.tsx',
    load: async () => (await import('../features/professional/research-screen.tsx')).ResearchScreen,
  },
  professionalReferences: {
    file: 'features/professional/references/references-screen.tsx',
    load: async () =>
      (await import('../features/professional/references/references-screen.tsx')).ReferencesScreen,
  },
  professionalCollaboration: {
    file: 'features/professional/collaboration/collaboration-screen.tsx',
    load: async () =>
      (await import('../features/professional/collaboration/collaboration-screen.tsx')).CollaborationScreen,
  },
  collegeDashboard: {
    file: 'features/college/college-dashboard-screen.tsx',
    load: async () =>
      (await import('../features/college/college-dashboard-screen.tsx')).CollegeDashboardScreen,
  },
  collegeCourses: {
    file: 'features/college/courses-screen.tsx',
    load: async () => (await import('../features/college/courses-screen.tsx')).CoursesScreen,
  },
  collegeAnalytics: {
    file: 'features/college/college-analytics-screen.tsx',
    load: async () =>
      (await import('../features/college/college-analytics-screen.tsx')).CollegeAnalyticsScreen,
  },
  collegeResources: {
    file: 'features/college/resources-screen.tsx',
    load: async () => (await import('../features/college/resources-screen.tsx')).ResourcesScreen,
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
  },
}

export function findAppScreen(name: AppScreenName): { load: LoadScreen; isOffline: boolean } {
  const isOffline = KEPT_SCREENS.includes(name) || ONCE_SEEN_SCREENS.includes(name)
  return { load: built[name].load, isOffline }
}

/** For the build, which asks what each of them needs. */
export function listAppScreens(): { name: string; file: string; isKept: boolean }[] {
  const kept: readonly string[] = KEPT_SCREENS
  return Object.entries(built).map(([name, { file }]) => ({ name, file, isKept: kept.includes(name) }))
}
