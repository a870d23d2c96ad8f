import { careTextsIn } from './care/care-texts.ts'
import type { Concern, SafetyCategory } from './categories.ts'
import { checkMessage } from './check-message.ts'
import { isAboutOther } from './patterns/about-other.ts'

/** Somebody to turn to, named by the operator: "Nummer gegen Kummer", "116 111". */
export type HelpContact = { name: string; contact: string }

type Whom = {
  isMinor: boolean
  contacts?: readonly HelpContact[]
  /** One sign of two: the child is answered with care, and an adult is told at the next. */
  isFirstSign?: boolean
  /** What is said is said in this one; English where there is no other. */
  language?: string
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
/** What a friend may be in. Of the rest it does not matter who it is about. */
const OF_OTHERS = new Set<SafetyCategory>(['selfHarm', 'abuse', 'eatingDisorder'])
/** A parent may be the one who hurts. */
const BESIDE_PARENTS = new Set<SafetyCategory>(['abuse', 'sexual'])
const URGENT = new Set<SafetyCategory>(['selfHarm', 'abuse', 'violence', 'eatingDisorder'])

/** What to do about a message; null when there is nothing worrying in it. */
export function decideSafety(message: string, whom: Whom): SafetyDecision | null {
  const concern = checkMessage(message)
  return concern && respondTo(message, concern, whom)
}

/** The same for a concern that was found in another way. */
export function respondTo(
  message: string,
  concern: Concern,
  { isMinor, contacts = [], isFirstSign = false, language = 'en' }: Whom,
): SafetyDecision | null {
  const { category } = concern
  if (!isMinor && CHILDREN_ONLY.has(category)) return null
  const told = isMinor && concern.severity !== 'low' ? concern : null
  const alert = isFirstSign ? null : told
  const isWarning = category === 'personalData'
  const texts = careTextsIn(language)
  const isOther = OF_OTHERS.has(category) && isAboutOther(message, category)
  const adults = BESIDE_PARENTS.has(category) ? texts.adultsBesideParents : texts.trustedAdults
  const named = contacts.map(({ name, contact }) => texts.nameContact(name, contact))
  const people = named.length > 0 ? named : isMinor ? [adults] : []
  const sentences = [
    ...(isOther ? texts.aboutOther : texts.phrases[category])[isMinor ? 'student' : 'adult'],
    ...(isWarning ? [] : people),
    ...(URGENT.has(category) ? [isOther ? texts.emergencyOfOther : texts.emergency] : []),
    ...(alert ? [texts.told] : []),
  ]
  return { concern, sentences, replaces: !isWarning, alert, sign: isFirstSign ? told : null }
}
