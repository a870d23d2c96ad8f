export type { Delimiter } from './parse-table.ts'
export { type CardDraft, type RowError, readCards, writeCards } from './read-cards.ts'
