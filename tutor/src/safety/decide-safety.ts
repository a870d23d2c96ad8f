import { CARE_PHRASES, EMERGENCY, TOLD, TRUSTED_ADULTS } from './care-phrases.ts'
import type { Concern, SafetyCategory } from './categories.ts'
import { checkMessage } from './check-message.ts'

/** Somebody to turn to, named by the operator: "Nummer gegen Kummer", "116 111". */
export type HelpContact = { name: string; contact: string }

type Whom = {
  isMinor: boolean
  contacts?: readonly HelpContact[]
  /** One sign of two: the child is answered with care, and an adult is told at the next. */
  isFirstSign?: boolean
}

export type SafetyDecision = {
  concern: Concern
  /** What is said, sentence by sentence. */
  sentences: string[]
  /** Said instead of an answer; otherwise before it. */
  replaces: boolean
  /** Who looks after the child is told. Null for adults and for what concerns nobody else. */
  alert: Concern | null
  /** Noted without its words, so that the next one is told. */
  sign: Concern | null
}

/** An adult who asks about these is a reader like any other. */
const CHILDREN_ONLY = new Set<SafetyCategory>(['drugs', 'bullying', 'sexual', 'personalData'])
const URGENT = new Set<SafetyCategory>(['selfHarm', 'abuse', 'violence', 'eatingDisorder'])

/** What to do about a message; null when there is nothing worrying in it. */
export function decideSafety(message: string, { isMinor, contacts = [] }: Whom): SafetyDecision | null {
  const concern = checkMessage(message)
  return concern && respondTo(concern, { isMinor, contacts })
}

/** The same for a concern that was found in another way. */
export function respondTo(
  concern: Concern,
  { isMinor, contacts = [], isFirstSign = false }: Whom,
): SafetyDecision | null {
  const { category } = concern
  if (!isMinor && CHILDREN_ONLY.has(category)) return null
  const told = isMinor && concern.severity !== 'low' ? concern : null
  const alert = isFirstSign ? null : told
  const isWarning = category === 'personalData'
  const people = contacts.length > 0 ? contacts.map(nameContact) : isMinor ? [TRUSTED_ADULTS] : []
  const sentences = [
    ...CARE_PHRASES[category][isMinor ? 'student' : 'adult'],
    ...(isWarning ? [] : people),
    ...(URGENT.has(category) ? [EMERGENCY] : []),
    ...(alert ? [TOLD] : []),
  ]
  return { concern, sentences, replaces: !isWarning, alert, sign: isFirstSign ? told : null }
}

export const nameContact = ({ name, contact }: HelpContact) => `You can reach ${name} here: ${contact}.`
