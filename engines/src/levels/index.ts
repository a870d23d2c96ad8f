export { type Band, bandOf } from './band.ts'
export { isDue } from './due.ts'
export { type AnswerSeen, addAnswer, type Evidence, levelOf, noEvidence } from './evidence.ts'
export { type SkillLevel, wasEverPractised } from './level.ts'
