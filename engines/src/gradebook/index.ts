export { changeGrades, type GradeChanges } from './change-grades.ts'
export { type DropPool, dropLowest } from './drop-lowest.ts'
export {
  type Band,
  findBand,
  isSoundScale,
  LETTER_BANDS,
  MOST_BANDS,
  SCALE_KINDS,
  type Scale,
  type ScaleKind,
  STANDARD_BANDS,
} from './scales.ts'
export {
  type BookPiece,
  type BookScore,
  type Category,
  type CategoryScore,
  type GradingRules,
  PLAIN_RULES,
  scoreBook,
  WEIGHTINGS,
  type Weighting,
} from './score-book.ts'
export {
  gatherStandards,
  reportStandards,
  type SkillEvidence,
  type Standard,
  type StandardReport,
} from './standards.ts'
export { findTerm, isInTerm, isSoundYear, MOST_TERMS, type Term } from './terms.ts'
