/** What meaning tells; personal data have a form instead. */
export const MEANT_CATEGORIES = [
  'selfHarm',
  'abuse',
  'sexual',
  'violence',
  'bullying',
  'drugs',
  'eatingDisorder',
] as const
export type MeantCategory = (typeof MEANT_CATEGORIES)[number]

export const SAFETY_CATEGORIES = [...MEANT_CATEGORIES, 'personalData'] as const
export type SafetyCategory = (typeof SAFETY_CATEGORIES)[number]

/** High: somebody should look today. Medium: somebody should talk with the child. Low: the child is told, nobody else. */
export type Severity = 'low' | 'medium' | 'high'

export type Concern = { category: SafetyCategory; severity: Severity }

export type Pattern = {
  severity: Severity
  /** Read against the message as `normalizeMessage` writes it. */
  finds: RegExp
  /** Says that the words are meant another way. */
  unless?: RegExp
}
