import { accounts } from './accounts.ts'
import { aiAdmin } from './admin/ai.ts'
import { badges } from './badges.ts'
import { college } from './college/college.ts'
import { dashboard } from './dashboard.ts'
import { disputes } from './disputes.ts'
import { downloads } from './downloads.ts'
import type { Endpoint } from './endpoint.ts'
import { health } from './health.ts'
import { honesty } from './honesty.ts'
import { leaderboard } from './leaderboard.ts'
import { lessons } from './lessons.ts'
import { pauses } from './next-steps/pauses.ts'
import { whatNext } from './next-steps/what-next.ts'
import { notifications } from './notifications.ts'
import { guardian } from './onboarding/guardian.ts'
import { onboarding } from './onboarding/onboarding.ts'
import { placement } from './onboarding/placement.ts'
import { points } from './points.ts'
import { practice } from './practice.ts'
import { collaboration } from './professional/collaboration.ts'
import { documents } from './professional/documents.ts'
import { professional } from './professional/professional.ts'
import { devices } from './profile/devices.ts'
import { profile } from './profile/profile.ts'
import { report } from './profile/report.ts'
import { secondFactor } from './profile/second-factor.ts'
import { settings } from './profile/settings.ts'
import { support } from './profile/support.ts'
import { uploads } from './profile/uploads.ts'
import { progress } from './progress.ts'
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
import { planning } from './study/planning.ts'
import { reading } from './study/reading.ts'
import { safetyAlerts } from './study/safety-alerts.ts'
import { studyGuides } from './study/study-guides.ts'
import { videos } from './study/videos.ts'
import { subjects } from './subjects.ts'
import { students } from './teaching/students.ts'

/** The product's whole surface, one line per feature. */
export const api = {
  accounts,
  aiAdmin,
  aiHelpers,
  badges,
  chat,
  collaboration,
  college,
  curriculumDocuments,
  dashboard,
  devices,
  disputes,
  documents,
  downloads,
  flashcardFiles,
  flashcards,
  guardian,
  health,
  honesty,
  leaderboard,
  lessons,
  mathTutor,
  notes,
  notifications,
  onboarding,
  placement,
  planning,
  pauses,
  points,
  practice,
  professional,
  profile,
  progress,
  quizzes,
  reading,
  report,
  safetyAlerts,
  secondFactor,
  settings,
  site,
  skills,
  students,
  studyGuides,
  subjects,
  support,
  uploads,
  videos,
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
