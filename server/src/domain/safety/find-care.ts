import { isMinor } from '#engines/accounts/index.ts'
import { respondAfterCare } from '#tutor/safety/after-care.ts'
import type { Concern } from '#tutor/safety/categories.ts'
import {
  decideSafety,
  type HelpContact,
  respondTo,
  type SafetyDecision,
} from '#tutor/safety/decide-safety.ts'
import { detectConcern } from '#tutor/safety/meaning/detect-concern.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { type Alert, type Findings, hasRecentSign } from './raise-alert.ts'

export type Care = Findings & {
  sentences: string[]
  /** Said instead of an answer; otherwise before it. */
  replaces: boolean
}

const toWhom = (user: UserRow) => ({ isMinor: isMinor(user), language: user.languagePreference })

/** What a worrying message is answered with, whoever answers the rest. */
export function findCare(message: string, user: UserRow, helpContacts: readonly HelpContact[]): Care | null {
  return toCare(decideSafety(message, { ...toWhom(user), contacts: helpContacts }))
}

/**
 * The same for what a child writes freely, by words and meaning. Where these do not agree and neither is plain, it takes a
 * second sign within days until an adult is told.
 */
export async function noticeCare(
  { db, now, tutor, config }: Pick<Deps, 'db' | 'now' | 'tutor' | 'config'>,
  message: string,
  user: UserRow,
): Promise<Care | null> {
  if (!isMinor(user)) return findCare(message, user, config.helpContacts)
  const noticed = await detectConcern(message, tutor.embedder.judge)
  if (!noticed) return null
  const isFirstSign = !noticed.isExplicit && !(await hasRecentSign(db, user.id, now()))
  return toCare(respondTo(message, noticed, { ...toWhom(user), contacts: config.helpContacts, isFirstSign }))
}

/** An "ok" or "thanks" to a caring answer is answered gently, and tells nobody anything new. */
export function careAfterwards(
  message: string,
  turns: Parameters<typeof respondAfterCare>[1],
  user: UserRow,
): Care | null {
  const sentences = respondAfterCare(message, turns, user.languagePreference)
  return sentences && { sentences: [...sentences], replaces: true, alert: null, sign: null }
}

function toCare(decision: SafetyDecision | null): Care | null {
  if (!decision) return null
  const { sentences, replaces, alert, sign } = decision
  return { sentences, replaces, alert: alert && toAlert(alert), sign: sign && toAlert(sign) }
}

/** What only the child is told about is no alert. */
function toAlert({ category, severity }: Concern): Alert | null {
  return category === 'personalData' || severity === 'low' ? null : { category, severity }
}
