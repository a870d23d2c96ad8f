import { accounts } from './accounts.ts'
import { aiAdmin } from './admin/ai.ts'
import { approvals } from './admin/approvals.ts'
import { auditLog } from './admin/audit-log.ts'
import { backups } from './admin/backups.ts'
import { browserErrors } from './admin/browser-errors.ts'
import { adminCurriculumDocuments } from './admin/curriculum-documents.ts'
import { adminDashboard } from './admin/dashboard.ts'
import { deletionRequests } from './admin/deletion-requests.ts'
import { demoSchool } from './admin/demo-school.ts'
import { honesty } from './admin/honesty.ts'
import { cannedAnswers, inbox } from './admin/inbox.ts'
import { invitations } from './admin/invitations.ts'
import { school } from './admin/school.ts'
import { schoolConsent } from './admin/school-consent.ts'
import { schoolRows } from './admin/school-rows.ts'
import { sessionMonitor } from './admin/session-monitor.ts'
import { statistics } from './admin/statistics.ts'
import { systemAnalytics } from './admin/system-analytics.ts'
import { testimonials } from './admin/testimonials.ts'
import { userBulk } from './admin/user-bulk.ts'
import { userImport } from './admin/user-import.ts'
import { userManagement } from './admin/users.ts'
import { badges } from './badges.ts'
import { classFiles } from './classroom/class-files.ts'
import { myAnnouncements } from './classroom/my-announcements.ts'
import { myAssignments } from './classroom/my-assignments.ts'
import { myClasses } from './classroom/my-classes.ts'
import { myResources } from './classroom/my-resources.ts'
import { college } from './college/college.ts'
import { dashboard } from './dashboard.ts'
import { disputes } from './disputes.ts'
import { downloads } from './downloads.ts'
import type { Endpoint } from './endpoint.ts'
import { families } from './families/families.ts'
import { familyMessages } from './families/family-messages.ts'
import { familyReading } from './families/family-reading.ts'
import { familyRights } from './families/family-rights.ts'
import { guardians } from './families/guardians.ts'
import { health } from './health.ts'
import { missions } from './kids-code/missions.ts'
import { visualPictures } from './kids-code/pictures.ts'
import { visualProjects } from './kids-code/projects.ts'
import { projectSharing } from './kids-code/sharing.ts'
import { leaderboard } from './leaderboard.ts'
import { lessons } from './lessons.ts'
import { pauses } from './next-steps/pauses.ts'
import { whatNext } from './next-steps/what-next.ts'
import { notifications } from './notifications.ts'
import { guardian } from './onboarding/guardian.ts'
import { guardianConsent } from './onboarding/guardian-consent.ts'
import { onboarding } from './onboarding/onboarding.ts'
import { placement } from './onboarding/placement.ts'
import { points } from './points.ts'
import { practice } from './practice.ts'
import { collaboration } from './professional/collaboration.ts'
import { documents } from './professional/documents.ts'
import { professional } from './professional/professional.ts'
import { professionalRows } from './professional/professional-rows.ts'
import { cardSignIn, ownPictures } from './profile/card-sign-in.ts'
import { contact } from './profile/contact.ts'
import { devices } from './profile/devices.ts'
import { emailAddress } from './profile/email-address.ts'
import { identities } from './profile/identities.ts'
import { passkeySignIn, passkeys } from './profile/passkeys.ts'
import { passwordReset } from './profile/password-reset.ts'
import { profile } from './profile/profile.ts'
import { recordRows } from './profile/record-rows.ts'
import { report } from './profile/report.ts'
import { secondFactor } from './profile/second-factor.ts'
import { settings } from './profile/settings.ts'
import { support } from './profile/support.ts'
import { tours } from './profile/tours.ts'
import { uploads } from './profile/uploads.ts'
import { progress } from './progress.ts'
import { publications } from './publication/publications.ts'
import { quizzes } from './quizzes.ts'
import { site } from './site.ts'
import { skills } from './skills.ts'
import { aiHelpers } from './study/ai-helpers.ts'
import { chat } from './study/chat.ts'
import { curriculumDocuments } from './study/curriculum-documents.ts'
import { flashcardFiles } from './study/flashcard-files.ts'
import { flashcards } from './study/flashcards.ts'
import { mathTutor } from './study/math-tutor.ts'
import { notes } from './study/notes.ts'
import { planRows } from './study/plan-rows.ts'
import { planning } from './study/planning.ts'
import { reading } from './study/reading.ts'
import { safetyAlerts } from './study/safety-alerts.ts'
import { studyGuides } from './study/study-guides.ts'
import { videos } from './study/videos.ts'
import { subjects } from './subjects.ts'
import { announcements } from './teaching/announcements.ts'
import { assignments } from './teaching/assignments.ts'
import { teacherCalendar } from './teaching/calendar.ts'
import { classAnalytics } from './teaching/class-analytics.ts'
import { classes } from './teaching/classes.ts'
import { feedbackComments } from './teaching/feedback-comments.ts'
import { gradebook } from './teaching/gradebook.ts'
import { grading } from './teaching/grading.ts'
import { classGroups } from './teaching/groups.ts'
import { lessonPlans } from './teaching/lesson-plans.ts'
import { teachingResources } from './teaching/resources.ts'
import { roster } from './teaching/roster.ts'
import { signInCards } from './teaching/sign-in-cards.ts'
import { students } from './teaching/students.ts'
import { teacherDashboard } from './teaching/teacher-dashboard.ts'
import { teacherProfile } from './teaching/teacher-profile.ts'

/** The product's whole surface, one line per feature. */
export const api = {
  accounts,
  adminCurriculumDocuments,
  adminDashboard,
  aiAdmin,
  aiHelpers,
  announcements,
  approvals,
  assignments,
  auditLog,
  backups,
  badges,
  browserErrors,
  cannedAnswers,
  cardSignIn,
  chat,
  classAnalytics,
  classes,
  classFiles,
  classGroups,
  collaboration,
  college,
  contact,
  curriculumDocuments,
  dashboard,
  deletionRequests,
  demoSchool,
  devices,
  disputes,
  documents,
  downloads,
  emailAddress,
  families,
  familyMessages,
  familyReading,
  familyRights,
  feedbackComments,
  flashcardFiles,
  flashcards,
  gradebook,
  grading,
  guardian,
  guardianConsent,
  guardians,
  health,
  honesty,
  identities,
  inbox,
  invitations,
  leaderboard,
  lessonPlans,
  lessons,
  mathTutor,
  missions,
  myAnnouncements,
  myAssignments,
  myClasses,
  myResources,
  notes,
  notifications,
  onboarding,
  ownPictures,
  passkeys,
  passkeySignIn,
  passwordReset,
  pauses,
  placement,
  planning,
  planRows,
  points,
  practice,
  professional,
  professionalRows,
  profile,
  progress,
  projectSharing,
  publications,
  quizzes,
  reading,
  recordRows,
  report,
  roster,
  safetyAlerts,
  school,
  schoolConsent,
  schoolRows,
  secondFactor,
  sessionMonitor,
  settings,
  signInCards,
  site,
  skills,
  statistics,
  students,
  studyGuides,
  subjects,
  support,
  systemAnalytics,
  teacherCalendar,
  teacherDashboard,
  teacherProfile,
  teachingResources,
  testimonials,
  tours,
  uploads,
  userBulk,
  userImport,
  userManagement,
  videos,
  visualPictures,
  visualProjects,
  whatNext,
} satisfies Record<string, Record<string, Endpoint>>

type Features = typeof api
/** `accounts.signIn`, `onboarding.complete`, … */
export type EndpointName = {
  [F in keyof Features]: `${F & string}.${keyof Features[F] & string}`
}[keyof Features]

export type NamedEndpoint = { name: EndpointName; endpoint: Endpoint }

export function listEndpoints(): NamedEndpoint[] {
  return Object.entries(api).flatMap(([feature, group]) =>
    Object.entries<Endpoint>(group).map(([verb, endpoint]) => ({
      name: `${feature}.${verb}` as EndpointName,
      endpoint,
    })),
  )
}
