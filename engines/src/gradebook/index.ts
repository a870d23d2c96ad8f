export { changeGrades } from './change-grades.ts'
export { dropLowest } from './drop-lowest.ts'
export {
  findBand,
  isSoundScale,
  LETTER_BANDS,
  MOST_BANDS,
  SCALE_KINDS,
  type ScaleKind,
  STANDARD_BANDS,
} from './scales.ts'
export {
  type BookPiece,
  type BookScore,
  type Category,
  type GradingRules,
  PLAIN_RULES,
  scoreBook,
  WEIGHTINGS,
} from './score-book.ts'
export {
  addClassWork,
  type ClassBook,
  type ClassWork,
  findClassScore,
  NO_CLASS_WORK,
  scoreClasses,
} from './score-classes.ts'
export {
  gatherStandards,
  reportStandards,
  type SkillEvidence,
} from './standards.ts'
export { findTerm, isInTerm, isSoundYear, MOST_TERMS, type Term } from './terms.ts'
