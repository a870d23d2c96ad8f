import type { SchoolFigure, SchoolRow, schoolRows } from '#contract/admin/school-rows.ts'
import { ROWS_PER_PAGE } from '#contract/profile/record-rows.ts'
import { cutSpan, toDay } from '../../domain/operations/read-days.ts'
import { storeTraffic } from '../../domain/traffic/store-traffic.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Received } from '../../platform/requests/serve.ts'
import { chooseSpan } from './choose-span.ts'
import {
  type DaySpan,
  selectAdded,
  selectAnswers,
  selectAsked,
  selectLearned,
} from './school-rows.queries.ts'

type SchoolDeps = Pick<Deps, 'db' | 'now' | 'config' | 'traffic'>
type Asked = Received<typeof schoolRows.read>

/** A page of what one figure of the school is made of: summed over all pages, the rows are the figure. */
export async function readSchoolRows(deps: SchoolDeps, asked: Asked) {
  const { figure, offset = 0 } = asked
  const { from, to } = chooseSpan(asked, toDay(deps.now()))
  const { daysAtOnce, read } = READERS[figure]
  // As for the figure itself: what was counted within the last minute belongs to it.
  if (daysAtOnce === A_WEEK) await storeTraffic(deps)
  const end = offset + ROWS_PER_PAGE
  const rows: FoundRow[] = []
  for (const piece of cutSpan(from, to, daysAtOnce).toReversed()) {
    rows.push(...(await read(deps, { ...asked, ...piece })))
    if (rows.length > end) break
  }
  return {
    rows: rows.slice(offset, end).map(({ failure = null, ...row }) => ({
      ...{ ...row, failure, key: [row.day, row.name, failure].join(' ') },
    })),
    hasMore: rows.length > end,
  }
}

type FoundRow = Omit<SchoolRow, 'key' | 'failure'> & { failure?: SchoolRow['failure'] }
type Reader = {
  /** With one connection nobody should wait for a year to be added up. */
  daysAtOnce: number
  read: (deps: SchoolDeps, asked: Asked & DaySpan) => Promise<FoundRow[]>
}

const A_WEEK = 7
const A_MONTH = 31

const learned = (of: Parameters<typeof selectLearned>[1]): Reader => ({
  daysAtOnce: A_MONTH,
  read: ({ db }, piece) => selectLearned(db, of, piece),
})
const asked = (of: Parameters<typeof selectAsked>[1]): Reader => ({
  daysAtOnce: A_WEEK,
  read: ({ db }, piece) => selectAsked(db, of, piece),
})

const READERS: Record<SchoolFigure, Reader> = {
  time: learned('seconds'),
  lessons: learned('lessonsCompleted'),
  quizzes: learned('quizzesTaken'),
  problems: learned('problemsTried'),
  cards: learned('cardsReviewed'),
  requests: asked('requests'),
  refused: asked('refused'),
  failed: asked('failed'),
  added: {
    daysAtOnce: A_MONTH,
    read: ({ db, config }, piece) => selectAdded(db, { ...piece, hasDemo: config.isDemo }),
  },
  answers: {
    daysAtOnce: A_MONTH,
    read: async ({ db }, piece) =>
      (await selectAnswers(db, piece)).map(({ failure, ...row }) => ({ ...row, failure: failure || null })),
  },
}
