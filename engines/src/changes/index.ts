export { type Change, compareTexts, countChanges, type Piece } from './compare-texts.ts'
