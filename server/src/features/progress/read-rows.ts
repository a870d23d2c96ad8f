import { type OpenedFigure, type RecordRow, ROWS_PER_PAGE } from '#contract/profile/record-rows.ts'
import { dayIn, startOfDay } from '#engines/days/index.ts'
import { isQuizEvidence } from '#engines/record/learner/index.ts'
import type { Database } from '../../db/database.ts'
import { selectPauses } from '../../domain/days/study-pauses.ts'
import { type Learner, selectLearner } from '../../domain/learner.ts'
import { selectProblems } from '../../domain/record/learner-record.queries.ts'
import { EVER, sumProblems } from '../../domain/record/read-learner-record.ts'
import { nameOfSkill, subjectOfSkill } from '../../domain/skills.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  type RowsFilter,
  selectDayRows,
  selectEventDays,
  selectLessonRows,
  selectQuizRows,
} from './record-rows.queries.ts'

type Wanted = {
  userId: number
  figure: OpenedFigure
  subject?: string | undefined
  since?: string | undefined
  offset?: number | undefined
}

/** A page of what one figure of the record is made of: summed over all pages, the rows are the figure. */
export async function readRows({ db }: Pick<Deps, 'db'>, wanted: Wanted) {
  const { userId, figure, subject, since: day, offset = 0 } = wanted
  const learner = foundOr404(await selectLearner(db, userId), 'userNotFound')
  const since = day === undefined ? undefined : { day, moment: startOfDay(learner.timezone, day) }
  const filter = { userId, subject, since, offset, limit: ROWS_PER_PAGE + 1 }
  const rows = await READERS[figure](db, filter, learner)
  return { rows: rows.slice(0, ROWS_PER_PAGE), hasMore: rows.length > ROWS_PER_PAGE }
}

type ReadRows = (db: Database, filter: RowsFilter, learner: Learner) => Promise<RecordRow[]>

const NOTHING = { name: null, subject: null, day: null, lastDay: null, of: null, isEvidence: true }

const READERS: Record<OpenedFigure, ReadRows> = {
  time: (db, filter) => readDayRows(db, 'seconds', filter),
  cards: (db, filter) => readDayRows(db, 'cardsReviewed', filter),
  streak: readStreakRows,
  lessons: async (db, filter, { timezone }) =>
    (await selectLessonRows(db, filter)).map(({ id, completedAt, ...lesson }) => ({
      ...{ ...NOTHING, ...lesson, key: String(id), amount: 1 },
      day: completedAt && dayIn(timezone, completedAt),
    })),
  problems: readProblemRows,
  quizzes: async (db, filter, { timezone }) =>
    (await selectQuizRows(db, filter)).map(({ id, name, subject, score, maxScore, dateTaken, attempt }) => ({
      ...{ ...NOTHING, key: String(id), name, subject, amount: score, of: maxScore },
      ...{ day: dayIn(timezone, dateTaken), isEvidence: isQuizEvidence({ attempt }) },
    })),
}

async function readDayRows(db: Database, column: Parameters<typeof selectDayRows>[1], filter: RowsFilter) {
  return (await selectDayRows(db, column, filter)).map(({ day, subject, amount }) => ({
    ...{ ...NOTHING, key: `${day} ${subject ?? ''}`, day, subject, amount },
  }))
}

/** Days with learning, and the pauses between them, which break no row of days. */
async function readStreakRows(db: Database, filter: RowsFilter) {
  const { userId, since, offset, limit } = filter
  const days = (await selectEventDays(db, filter)).map(({ day, events }) => ({
    ...{ ...NOTHING, key: day, day, amount: events },
  }))
  const pauses = (await selectPauses(db, userId, since?.day ?? EVER)).map(({ id, firstDay, lastDay }) => ({
    ...{ ...NOTHING, key: `pause ${id}`, day: firstDay, lastDay, amount: 0 },
  }))
  return [...days, ...pauses]
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
    .slice(offset, offset + limit)
}

/** By skill, the one with most problems first: its own page has the answers. */
async function readProblemRows(db: Database, { userId, subject, since, offset, limit }: RowsFilter) {
  const bySkill = Map.groupBy(await selectProblems(db, userId, since?.day), ({ skill }) => skill)
  return [...bySkill]
    .filter(([skill]) => subject === undefined || subjectOfSkill(skill) === subject)
    .map(([skill, counts]) => {
      const { solved, tried } = sumProblems(counts)
      const named = { name: nameOfSkill(skill), subject: subjectOfSkill(skill) }
      return { ...NOTHING, ...named, key: skill, amount: solved, of: tried }
    })
    .toSorted((a, b) => b.of - a.of || (a.key < b.key ? -1 : 1))
    .slice(offset, offset + limit)
}
