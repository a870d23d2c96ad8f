import { SESSION_DAYS } from '#contract/pages/policy-figures.ts'
import { COMFORT_DAYS } from '../../../device/comfort-cookies.ts'

type StoredThing = {
  /** As the browser shows it; a star stands for what differs from person to person. */
  name: string
  /** Its purpose in the words of the page. */
  purpose: string
  where: 'cookie' | 'local' | 'session' | 'database' | 'files'
  kind: 'essential' | 'functional'
  life: number | 'untilCleared' | 'untilSignOut' | 'untilGone' | 'untilSent' | 'untilClosed' | 'untilReplaced'
}

/** All that the product keeps in a browser. A journey holds it against what is really there. */
export const STORED_THINGS = [
  { name: 'trellis_session', purpose: 'session', where: 'cookie', kind: 'essential', life: SESSION_DAYS },
  { name: 'trellis_signed_in', purpose: 'hint', where: 'cookie', kind: 'essential', life: SESSION_DAYS },
  {
    name: 'cookie-preferences',
    purpose: 'preferences',
    where: 'local',
    kind: 'essential',
    life: 'untilCleared',
  },
  { name: 'trellis.user.draft.*', purpose: 'draft', where: 'local', kind: 'essential', life: 'untilSent' },
  { name: 'trellis.user.quiz.*', purpose: 'quiz', where: 'session', kind: 'essential', life: 'untilClosed' },
  {
    name: 'trellis.user.practice.*',
    purpose: 'practice',
    where: 'session',
    kind: 'essential',
    life: 'untilClosed',
  },
  {
    name: 'trellis.user.cachedLessons.*',
    purpose: 'cachedLessons',
    where: 'local',
    kind: 'essential',
    life: 'untilSignOut',
  },
  {
    name: 'trellis.persistAsked',
    purpose: 'persistAsked',
    where: 'local',
    kind: 'essential',
    life: 'untilCleared',
  },
  { name: 'provider-ticket', purpose: 'ticket', where: 'session', kind: 'essential', life: 'untilClosed' },
  {
    name: 'tsr-scroll-restoration*',
    purpose: 'scroll',
    where: 'session',
    kind: 'essential',
    life: 'untilClosed',
  },
  { name: 'trellis', purpose: 'database', where: 'database', kind: 'essential', life: 'untilGone' },
  {
    name: 'workbox-precache*',
    purpose: 'precache',
    where: 'files',
    kind: 'essential',
    life: 'untilReplaced',
  },
  { name: 'trellis-files', purpose: 'files', where: 'files', kind: 'essential', life: 'untilReplaced' },
  {
    name: 'remembered-username',
    purpose: 'username',
    where: 'local',
    kind: 'functional',
    life: 'untilCleared',
  },
  { name: 'sidebar_state', purpose: 'sidebar', where: 'cookie', kind: 'functional', life: COMFORT_DAYS },
  { name: 'window_shape', purpose: 'window', where: 'cookie', kind: 'functional', life: COMFORT_DAYS },
  { name: 'theme', purpose: 'theme', where: 'local', kind: 'functional', life: 'untilCleared' },
  {
    name: 'theme-of-account',
    purpose: 'accountTheme',
    where: 'local',
    kind: 'functional',
    life: 'untilCleared',
  },
  { name: 'language', purpose: 'language', where: 'local', kind: 'functional', life: 'untilCleared' },
  { name: 'trellis.reading', purpose: 'reading', where: 'local', kind: 'functional', life: 'untilCleared' },
  {
    name: 'trellis.user.chat.panel',
    purpose: 'chatPanel',
    where: 'local',
    kind: 'functional',
    life: 'untilSignOut',
  },
  {
    name: 'trellis.user.agents.*',
    purpose: 'agents',
    where: 'local',
    kind: 'functional',
    life: 'untilSignOut',
  },
  {
    name: 'trellis.user.videos.play.*',
    purpose: 'videos',
    where: 'local',
    kind: 'functional',
    life: 'untilSignOut',
  },
  {
    name: 'trellis.user.grading.keysOff',
    purpose: 'shortcuts',
    where: 'local',
    kind: 'functional',
    life: 'untilSignOut',
  },
] as const satisfies readonly StoredThing[]
