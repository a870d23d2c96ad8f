export type { Answer, Check, Given, Option } from './answer.ts'
export { checkAnswer } from './check-answer.ts'
