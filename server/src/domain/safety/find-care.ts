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
import type { Alert } from './raise-alert.ts'

const ADULT_FROM = 18

export type Care = {
  sentences: string[]
  /** Said instead of an answer; otherwise before it. */
  replaces: boolean
  alert: Alert | null
}

/** A student who has not said an age is taken for a child. */
export function isMinor({ age, role }: UserRow): boolean {
  return age === null ? role === 'student' : age < ADULT_FROM
}

/** What a worrying message is answered with, whoever answers the rest. */
export function findCare(message: string, user: UserRow, helpContacts: readonly HelpContact[]): Care | null {
  return toCare(decideSafety(message, { isMinor: isMinor(user), contacts: helpContacts }))
}

/** The same for what a child writes freely: wordings that no pattern foresees are told by their meaning. */
export async function noticeCare(
  { tutor, config }: Pick<Deps, 'tutor' | 'config'>,
  message: string,
  user: UserRow,
): Promise<Care | null> {
  if (!isMinor(user)) return findCare(message, user, config.helpContacts)
  const concern = await detectConcern(message, tutor.embedder.embed)
  return toCare(concern && respondTo(concern, { isMinor: true, contacts: config.helpContacts }))
}

function toCare(decision: SafetyDecision | null): Care | null {
  if (!decision) return null
  const { sentences, replaces, alert } = decision
  return { sentences, replaces, alert: alert && toAlert(alert) }
}

/** What only the child is told about is no alert. */
function toAlert({ category, severity }: Concern): Alert | null {
  return category === 'personalData' || severity === 'low' ? null : { category, severity }
}
