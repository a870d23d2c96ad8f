export { MOST_QUESTIONS, nextQuestion, type PlacementQuestion } from './next-question.ts'
export { type PlacementReport, reportPlacement } from './report.ts'
export { type Outcome, type PlacementState, startPlacement, takeAnswer } from './state.ts'
