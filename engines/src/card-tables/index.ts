export type { Delimiter } from './parse-table.ts'
export { readCards, writeCards } from './read-cards.ts'
