import { type OpenedFigure, type RecordRow, ROWS_PER_PAGE } from '#contract/profile/record-rows.ts'
import { dayIn } from '#engines/days/index.ts'
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
  selectEventDays,
  selectLessonRows,
  selectQuizRows,
  selectTimeRows,
} from './record-rows.queries.ts'

type Wanted = {
  userId: number
  figure: OpenedFigure
  subject?: string | undefined
  offset?: number | undefined
}

/** A page of what one figure of the record is made of: summed over all pages, the rows are the figure. */
export async function readRows({ db }: Pick<Deps, 'db'>, { userId, figure, subject, offset = 0 }: Wanted) {
  const learner = foundOr404(await selectLearner(db, userId), 'userNotFound')
  const rows = await READERS[figure](db, { userId, subject, offset, limit: ROWS_PER_PAGE + 1 }, learner)
  return { rows: rows.slice(0, ROWS_PER_PAGE), hasMore: rows.length > ROWS_PER_PAGE }
}

type ReadRows = (db: Database, filter: RowsFilter, learner: Learner) => Promise<RecordRow[]>

const NOTHING = { name: null, subject: null, day: null, lastDay: null, of: null, isEvidence: true }

const READERS: Record<OpenedFigure, ReadRows> = {
  time: async (db, filter) =>
    (await selectTimeRows(db, filter)).map(({ day, subject, seconds }) => ({
      ...{ ...NOTHING, key: `${day} ${subject ?? ''}`, day, subject, amount: seconds },
    })),
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

/** Days with learning, and the pauses between them, which break no row of days. */
async function readStreakRows(db: Database, { userId, subject, offset, limit }: RowsFilter) {
  const days = (await selectEventDays(db, userId, subject)).map(({ day, events }) => ({
    ...{ ...NOTHING, key: day, day, amount: events },
  }))
  const pauses = (await selectPauses(db, userId, EVER)).map(({ id, firstDay, lastDay }) => ({
    ...{ ...NOTHING, key: `pause ${id}`, day: firstDay, lastDay, amount: 0 },
  }))
  return [...days, ...pauses]
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1))
    .slice(offset, offset + limit)
}

/** By skill, the one with most problems first: its own page has the answers. */
async function readProblemRows(db: Database, { userId, subject, offset, limit }: RowsFilter) {
  const bySkill = Map.groupBy(await selectProblems(db, userId), ({ skill }) => skill)
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
