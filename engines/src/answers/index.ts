export type { Answer, Check, Given, Option } from './answer.ts'
export { type AnswerShape, canonicalise, judgeReadings, listCanonical } from './canonical.ts'
export { checkAnswer } from './check-answer.ts'
