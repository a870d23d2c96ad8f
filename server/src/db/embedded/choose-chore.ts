/** What PostgreSQL counts about one table. */
export type TableFacts = {
  name: string
  /** Of 8 KB, with indexes and what is stored apart. */
  pages: number
  liveRows: number
  deadRows: number
  /** Rows that came, went or changed since the table was last analyzed. */
  changedRows: number
}

export type Chore = {
  kind: 'vacuum' | 'analyze'
  table: string
  /** For the analysis that a vacuum brings along, too; 300 rows are read for each one of it. */
  statisticsTarget: number
}

/** Nobody asked for so long: what comes now is likely to be over before somebody does. */
export const QUIET_MS = 3_000
/** A vacuum costs 25 to 50 µs for a page: about 20 ms, which a request may wait for. */
const FEW_PAGES = 400
/** PostgreSQL's own. Reading 30,000 rows holds the one connection for most of a second. */
const FULL_TARGET = 100
/** Reads 900 rows, which takes about 20 ms; rough figures, until there is a quiet moment for better ones. */
const ROUGH_TARGET = 3
/** A table so full of dead rows is cleaned in the middle of the day, too. */
const OVERDUE_FACTOR = 4
/** With so many rows new, rough figures are better than those of before. */
const MOST_ROWS = 0.9

/**
 * The next piece of housekeeping, or none. The engine has one connection, so a chore is what a request may have to wait
 * for: large tables are left for a quiet moment unless they are in dire need. The thresholds are those of PostgreSQL's own
 * autovacuum, a little earlier.
 */
export function chooseChore(tables: readonly TableFacts[], quietMs: number): Chore | undefined {
  const isQuiet = quietMs >= QUIET_MS
  const worst = tables
    .filter((table) => isBloated(table) || isStale(table))
    .toSorted((a, b) => Math.max(b.deadRows, b.changedRows) - Math.max(a.deadRows, a.changedRows))
  for (const table of worst) {
    const statisticsTarget = isQuiet ? FULL_TARGET : ROUGH_TARGET
    const isShort = isQuiet || table.pages <= FEW_PAGES
    if (isBloated(table) && (isShort || isDrowning(table)))
      return { kind: 'vacuum', table: table.name, statisticsTarget }
    if (isStale(table) && (isShort || isNew(table)))
      return { kind: 'analyze', table: table.name, statisticsTarget }
  }
  return undefined
}

function isBloated({ deadRows, liveRows }: TableFacts): boolean {
  return deadRows > 50 + 0.1 * liveRows
}

function isStale({ changedRows, liveRows }: TableFacts): boolean {
  return changedRows > 50 + 0.1 * liveRows
}

function isDrowning({ deadRows, liveRows }: TableFacts): boolean {
  return deadRows > OVERDUE_FACTOR * liveRows
}

function isNew({ changedRows, liveRows }: TableFacts): boolean {
  return changedRows > MOST_ROWS * liveRows
}
