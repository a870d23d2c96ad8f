import type { PlainReason as PlainReasonOf, RefusalOf, Said } from '#engines/refusals/refusal.ts'
import { sayRefusal } from '#engines/refusals/refusal.ts'
import { ENGINE_TEXTS } from '#engines/refusals/texts.ts'
import { ACCOUNT_TEXTS } from './accounts.ts'
import { FIELD_LABELS } from './field-labels.ts'
import { NOT_FOUND_TEXTS } from './not-found.ts'
import { PROGRAM_TEXTS } from './programs.ts'
import { PUBLIC_DEMO_TEXTS } from './public-demo.ts'
import { REQUEST_TEXTS } from './requests.ts'
import { STUDY_TEXTS } from './study.ts'
import { TEACHING_TEXTS } from './teaching.ts'

export { nest } from '#engines/refusals/refusal.ts'

/** Why people are refused something, in English. Every language has a text for each of these reasons. */
export const PEOPLE_TEXTS = {
  ...ENGINE_TEXTS,
  ...REQUEST_TEXTS,
  ...ACCOUNT_TEXTS,
  ...TEACHING_TEXTS,
  ...STUDY_TEXTS,
  ...NOT_FOUND_TEXTS,
  ...PUBLIC_DEMO_TEXTS,
  ...FIELD_LABELS,
} as const

const REFUSAL_TEXTS = { ...PEOPLE_TEXTS, ...PROGRAM_TEXTS } as const

type RefusalTexts = typeof REFUSAL_TEXTS
export type PlainReason = PlainReasonOf<RefusalTexts>
export type Refusal = RefusalOf<RefusalTexts>
export type NotFoundReason = keyof typeof NOT_FOUND_TEXTS

export const isReason = (text: string): text is keyof RefusalTexts => Object.hasOwn(REFUSAL_TEXTS, text)

export const say = (refusal: Refusal): Said => sayRefusal(REFUSAL_TEXTS, refusal)
