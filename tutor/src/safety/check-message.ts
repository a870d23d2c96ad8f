import type { Concern, Pattern, SafetyCategory, Severity } from './categories.ts'
import { normalizeMessage } from './normalize-message.ts'
import { ABUSE, SEXUAL } from './patterns/abuse-and-sexual.ts'
import { DRUGS, EATING_DISORDER } from './patterns/drugs-and-eating.ts'
import { hasPersonalData } from './patterns/personal-data.ts'
import { SELF_HARM } from './patterns/self-harm.ts'
import { SIGNS, type Sign } from './patterns/signs.ts'
import { BULLYING, VIOLENCE } from './patterns/violence-and-bullying.ts'

/** The order decides among equals: what is most urgent for the writer comes first. */
const PATTERNS: readonly (readonly [SafetyCategory, readonly Pattern[]])[] = [
  ['selfHarm', SELF_HARM],
  ['abuse', ABUSE],
  ['sexual', SEXUAL],
  ['violence', VIOLENCE],
  ['eatingDisorder', EATING_DISORDER],
  ['bullying', BULLYING],
  ['drugs', DRUGS],
]
const ORDER: Record<Severity, number> = { low: 0, medium: 1, high: 2 }
/** What is longer was pasted; patterns look at its beginning and its end. */
const LONGEST = 4000

/** What is worrying about a message, if anything: the most severe concern that its words show. */
export function checkMessage(text: string): Concern | null {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST / 2)}\n${text.slice(-LONGEST / 2)}` : text
  const line = normalizeMessage(short)
  let worst: Concern | null = null
  for (const [category, patterns] of PATTERNS)
    for (const { severity, finds, unless } of patterns)
      if ((!worst || ORDER[severity] > ORDER[worst.severity]) && isFound(line, finds, unless))
        worst = { category, severity }
  worst ??= SIGNS.find((sign) => isShown(line, sign)) ?? null
  if (worst) return { category: worst.category, severity: worst.severity }
  if (hasPersonalData(short)) return { category: 'personalData', severity: 'low' }
  return null
}

/** A sentence that holds all the words of a sign and none that takes it back. Children write without full stops. */
function isShown(line: string, { all, unless }: Sign): boolean {
  return line.split(' . ').some((one) => all.every((words) => words.test(one)) && !unless.test(one))
}

/** An exception is looked for in the same sentence only. */
function isFound(line: string, finds: RegExp, unless: RegExp | undefined): boolean {
  if (!finds.test(line)) return false
  if (!unless) return true
  return line.split(' . ').some((sentence) => finds.test(sentence) && !unless.test(sentence))
}
