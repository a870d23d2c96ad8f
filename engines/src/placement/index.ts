export { MOST_QUESTIONS, nextQuestion } from './next-question.ts'
export { reportPlacement } from './report.ts'
export { type Outcome, type PlacementState, startPlacement, takeAnswer } from './state.ts'
