export { type Delimiter, detectDelimiter, parseTable, type TableRow } from './parse-table.ts'
export { readCards, writeCards } from './read-cards.ts'
