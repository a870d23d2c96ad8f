export {
  COUNTED_ATTEMPTS,
  type CountedAttempt,
  type CountedScore,
  scoreAttempts,
} from './attempts.ts'
export { isOver } from './pieces.ts'
export {
  isScored,
  type MissingCounts,
  type Piece,
  type PieceScore,
  scoreAssignment,
  scorePiece,
  scoreStudent,
} from './scores.ts'
export { addShares, findMean, makeShare, NO_SHARE, roundShare, type Share, toPercent } from './share.ts'
export { addWork, findCompletion, findScore, NO_WORK, type WorkSums } from './work-sums.ts'
