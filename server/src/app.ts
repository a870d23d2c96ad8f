import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { LogController } from 'fastify'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { adminDashboardRoutes } from './features/admin-dashboard/admin-dashboard.routes.ts'
import { aiAdminRoutes } from './features/ai-admin/ai-admin.routes.ts'
import { aiHelperRoutes } from './features/ai-helpers/ai-helpers.routes.ts'
import { announcementRoutes } from './features/announcements/announcements.routes.ts'
import { apiDocsRoutes } from './features/api-docs/api-docs.routes.ts'
import { approvalRoutes } from './features/approvals/approvals.routes.ts'
import { assignmentRoutes } from './features/assignments/assignments.routes.ts'
import { auditLogRoutes } from './features/audit-log/audit-log.routes.ts'
import { backupRoutes } from './features/backups/backups.routes.ts'
import { badgeRoutes } from './features/badges/badges.routes.ts'
import { browserErrorRoutes } from './features/browser-errors/browser-errors.routes.ts'
import { chatRoutes } from './features/chat/chat.routes.ts'
import { classAnalyticsRoutes } from './features/class-analytics/class-analytics.routes.ts'
import { classFileRoutes } from './features/class-files/class-files.routes.ts'
import { classRoutes } from './features/classes/classes.routes.ts'
import { collegeRoutes } from './features/college/college.routes.ts'
import { adminCurriculumDocumentRoutes } from './features/curriculum-documents/admin-curriculum-documents.routes.ts'
import { curriculumDocumentRoutes } from './features/curriculum-documents/curriculum-documents.routes.ts'
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts'
import { deletionRequestRoutes } from './features/deletion-requests/deletion-requests.routes.ts'
import { demoSchoolRoutes } from './features/demo-school/demo-school.routes.ts'
import { disputeRoutes } from './features/disputes/disputes.routes.ts'
import { documentRoutes } from './features/documents/documents.routes.ts'
import { downloadRoutes } from './features/downloads/downloads.routes.ts'
import { familyRoutes } from './features/families/families.routes.ts'
import { familyMessageRoutes } from './features/family-messages/family-messages.routes.ts'
import { familyReadingRoutes } from './features/family-reading/family-reading.routes.ts'
import { familyRightsRoutes } from './features/family-rights/family-rights.routes.ts'
import { flashcardRoutes } from './features/flashcards/flashcards.routes.ts'
import { gradebookRoutes } from './features/gradebook/gradebook.routes.ts'
import { gradingRoutes } from './features/grading/grading.routes.ts'
import { guardianRoutes } from './features/guardian/guardian.routes.ts'
import { guardiansRoutes } from './features/guardians/guardians.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { honestyRoutes } from './features/honesty/honesty.routes.ts'
import { invitationRoutes } from './features/invitations/invitations.routes.ts'
import { leaderboardRoutes } from './features/leaderboard/leaderboard.routes.ts'
import { lessonPlanRoutes } from './features/lesson-plans/lesson-plans.routes.ts'
import { lessonRoutes } from './features/lessons/lessons.routes.ts'
import { mathTutorRoutes } from './features/math-tutor/math-tutor.routes.ts'
import { metricsRoutes } from './features/metrics/metrics.routes.ts'
import { missionRoutes } from './features/missions/missions.routes.ts'
import { myAssignmentRoutes } from './features/my-assignments/my-assignments.routes.ts'
import { myClassRoutes } from './features/my-classes/my-classes.routes.ts'
import { noteRoutes } from './features/notes/notes.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts'
import { pauseRoutes } from './features/pauses/pauses.routes.ts'
import { placementRoutes } from './features/placement/placement.routes.ts'
import { planningRoutes } from './features/planning/planning.routes.ts'
import { pointRoutes } from './features/points/points.routes.ts'
import { practiceRoutes } from './features/practice/practice.routes.ts'
import { presenceRoutes } from './features/presence/presence.routes.ts'
import { professionalRoutes } from './features/professional/professional.routes.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import { progressRoutes } from './features/progress/progress.routes.ts'
import { publicDemoRoutes } from './features/public-demo/public-demo.routes.ts'
import { publicationRoutes } from './features/publications/publications.routes.ts'
import { quizRoutes } from './features/quizzes/quizzes.routes.ts'
import { readingRoutes } from './features/reading/reading.routes.ts'
import { safetyAlertRoutes } from './features/safety-alerts/safety-alerts.routes.ts'
import { schoolRoutes } from './features/school/school.routes.ts'
import { schoolConsentRoutes } from './features/school-consent/school-consent.routes.ts'
import { secondFactorRoutes } from './features/second-factor/second-factor.routes.ts'
import { sessionMonitorRoutes } from './features/session-monitor/session-monitor.routes.ts'
import { signInCardRoutes } from './features/sign-in-cards/sign-in-cards.routes.ts'
import { crawlerRoutes } from './features/site/crawlers.routes.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { skillRoutes } from './features/skills/skills.routes.ts'
import { studentRoutes } from './features/students/students.routes.ts'
import { studyGuideRoutes } from './features/study-guides/study-guides.routes.ts'
import { subjectRoutes } from './features/subjects/subjects.routes.ts'
import { supportRoutes } from './features/support/support.routes.ts'
import { systemAnalyticsRoutes } from './features/system-analytics/system-analytics.routes.ts'
import { teacherCalendarRoutes } from './features/teacher-calendar/teacher-calendar.routes.ts'
import { teacherDashboardRoutes } from './features/teacher-dashboard/teacher-dashboard.routes.ts'
import { teacherProfileRoutes } from './features/teacher-profile/teacher-profile.routes.ts'
import { teachingResourceRoutes } from './features/teaching-resources/teaching-resources.routes.ts'
import { tourRoutes } from './features/tours/tours.routes.ts'
import { tutorMemoryRoutes } from './features/tutor-memory/tutor-memory.routes.ts'
import { uploadRoutes } from './features/uploads/uploads.routes.ts'
import { userManagementRoutes } from './features/user-management/user-management.routes.ts'
import { videoRoutes } from './features/videos/videos.routes.ts'
import { visualPictureRoutes } from './features/visual-pictures/visual-pictures.routes.ts'
import { projectSharingRoutes } from './features/visual-projects/project-sharing.routes.ts'
import { visualProjectRoutes } from './features/visual-projects/visual-projects.routes.ts'
import { whatNextRoutes } from './features/what-next/what-next.routes.ts'
import type { Deps } from './platform/deps.ts'
import { findOrigin } from './platform/find-origin.ts'
import { findWayIn } from './platform/registration-settings.ts'
import { answerErrors, answerFrameworkError } from './platform/requests/answer-errors.ts'
import { closeLinesWhenStopping } from './platform/requests/close-lines.ts'
import { compressAnswers } from './platform/requests/compress-answers.ts'
import type { RenderPage } from './platform/requests/first-pages.ts'
import { guardRequests } from './platform/requests/guard-requests.ts'
import { logRequests, makeLoggerOptions } from './platform/requests/logging.ts'
import { parseJsonOnly } from './platform/requests/parse-json.ts'
import { createMount } from './platform/requests/serve.ts'
import { serveWebApp } from './platform/requests/serve-web-app.ts'

/** The server's table of contents: every feature is mounted here and nowhere else. */
const FEATURES = [
  accountRoutes,
  healthRoutes,
  metricsRoutes,
  onboardingRoutes,
  guardianRoutes,
  schoolRoutes,
  guardiansRoutes,
  familyRoutes,
  familyMessageRoutes,
  familyRightsRoutes,
  familyReadingRoutes,
  deletionRequestRoutes,
  demoSchoolRoutes,
  publicDemoRoutes,
  schoolConsentRoutes,
  profileRoutes,
  tourRoutes,
  secondFactorRoutes,
  uploadRoutes,
  userManagementRoutes,
  approvalRoutes,
  invitationRoutes,
  supportRoutes,
  placementRoutes,
  siteRoutes,
  crawlerRoutes,
  subjectRoutes,
  lessonRoutes,
  progressRoutes,
  quizRoutes,
  pointRoutes,
  practiceRoutes,
  skillRoutes,
  disputeRoutes,
  badgeRoutes,
  leaderboardRoutes,
  dashboardRoutes,
  honestyRoutes,
  downloadRoutes,
  noteRoutes,
  studyGuideRoutes,
  videoRoutes,
  visualProjectRoutes,
  projectSharingRoutes,
  visualPictureRoutes,
  missionRoutes,
  whatNextRoutes,
  pauseRoutes,
  flashcardRoutes,
  aiHelperRoutes,
  adminDashboardRoutes,
  systemAnalyticsRoutes,
  aiAdminRoutes,
  backupRoutes,
  browserErrorRoutes,
  readingRoutes,
  mathTutorRoutes,
  chatRoutes,
  tutorMemoryRoutes,
  curriculumDocumentRoutes,
  adminCurriculumDocumentRoutes,
  planningRoutes,
  documentRoutes,
  professionalRoutes,
  collegeRoutes,
  safetyAlertRoutes,
  auditLogRoutes,
  studentRoutes,
  signInCardRoutes,
  classAnalyticsRoutes,
  teacherDashboardRoutes,
  teacherProfileRoutes,
  sessionMonitorRoutes,
  classRoutes,
  myClassRoutes,
  assignmentRoutes,
  myAssignmentRoutes,
  classFileRoutes,
  gradingRoutes,
  gradebookRoutes,
  lessonPlanRoutes,
  announcementRoutes,
  teachingResourceRoutes,
  teacherCalendarRoutes,
  notificationRoutes,
  publicationRoutes,
  presenceRoutes,
  apiDocsRoutes,
]

const LARGEST_BODY_BYTES = 256 * 1024
const LONGEST_REQUEST_MS = 60_000

type AppOptions = {
  /** The built web app; null serves the API alone. */
  webDir: string | null
  /** Makes first pages; without it every page is made in the browser. */
  renderPage?: RenderPage
  /** Hears of every route as it is mounted. */
  onRoute?: (route: { method: string | string[]; url: string }) => void
}

export async function buildApp(deps: Deps, { webDir, onRoute, renderPage }: AppOptions) {
  const app = Fastify({
    logger: makeLoggerOptions(deps.config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    // One hop, the proxy itself: whatever its header says before the address it saw was written by the caller.
    trustProxy: deps.config.isBehindProxy && ((_, hop) => hop === 0),
    frameworkErrors: answerFrameworkError,
    // A secret would be drawn from the system for every request; the store behind UUIDs is filled in bulk.
    genReqId: () => randomUUID().slice(-16),
    routerOptions: { maxParamLength: 200 },
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  answerErrors(app, deps.disk)
  closeLinesWhenStopping(app)
  compressAnswers(app)
  parseJsonOnly(app)
  logRequests(app, deps.traffic)
  await app.register(cookie)
  guardRequests(app, deps.config)
  const mount = createMount(app, deps)
  for (const mountFeature of FEATURES) await mountFeature(mount)
  const wayIn = findWayIn(deps.config)
  await serveWebApp(app, { webDir, origin: findOrigin(deps.config), wayIn, renderPage })
  return app
}
