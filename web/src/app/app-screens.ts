import type { ScreenName } from '#contract/pages/pages.ts'
import type { Screen } from './screens.ts'

const upcoming: Screen = {
  load: async () => (await import('../features/upcoming/upcoming-screen.tsx')).UpcomingScreen,
  messages: ['upcoming'],
}

/** Those who look after pupils see here first who waits for them. */
const staffDashboard: Screen = { ...upcoming, messages: ['upcoming', 'alerts'] }

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
  messages: ['planning', 'study'],
}

const built: Partial<Record<ScreenName, Screen>> = {
  dashboard: {
    load: async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
    messages: ['dashboard', 'learning'],
  },
  roleDashboard: {
    load: async () => (await import('./role-dashboard-screen.tsx')).RoleDashboardScreen,
    messages: ['dashboard', 'learning', 'upcoming', 'alerts', 'professional', 'college', 'analytics'],
  },
  achievements: {
    load: async () => (await import('../features/achievements/achievements-screen.tsx')).AchievementsScreen,
    messages: ['achievements'],
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
    messages: ['profile'],
  },
  progress: {
    load: async () => (await import('../features/progress/progress-screen.tsx')).ProgressScreen,
    messages: ['progress', 'skills'],
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
  adminHonesty: {
    load: async () => (await import('../features/honesty/honesty-screen.tsx')).HonestyScreen,
    messages: ['honesty'],
  },
  adminGuideReports: {
    load: async () => (await import('../features/guide-reports/guide-reports-screen.tsx')).GuideReportsScreen,
    messages: ['guides', 'study'],
  },
  safetyAlerts: {
    load: async () => (await import('../features/safety-alerts/alerts-screen.tsx')).AlertsScreen,
    messages: ['alerts', 'study'],
  },
  teacherDashboard: staffDashboard,
  adminDashboard: staffDashboard,
  teacherStudents: {
    load: async () => (await import('../features/teacher-students/students-screen.tsx')).StudentsScreen,
    messages: ['students', 'skills', 'progress', 'study'],
  },
  teacherQuestions: {
    load: async () => (await import('../features/disputes/questions-screen.tsx')).QuestionsScreen,
    messages: ['disputes', 'study'],
  },
  studyResources: {
    load: async () => (await import('./study-resources-screen.tsx')).StudyResourcesScreen,
    messages: ['documents', 'study', 'upcoming'],
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
    messages: ['college', 'dashboard', 'learning'],
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

/** A page whose screen is still to come says what will be there. */
export function findAppScreen(name: ScreenName): Screen {
  return built[name] ?? upcoming
}
