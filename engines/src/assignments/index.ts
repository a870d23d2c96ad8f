export { gradeShare, isUnderWay, type WorkShare } from './automatic.ts'
export { countDaysLate, deductLateness, isTooLate, type LatePolicy, roundPoints } from './lateness.ts'
export {
  ASSIGNMENT_AUDIENCES,
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATUSES,
  type AssignmentKind,
  type AssignmentStatus,
  canBecome,
  LATE_POLICIES,
  SUBMISSION_STATUSES,
} from './statuses.ts'
export { findWorkState, WORK_STATES, type WorkFacts, type WorkState } from './work-state.ts'
