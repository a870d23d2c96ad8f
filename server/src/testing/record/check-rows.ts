import {
  OPENED_FIGURES,
  type OpenedFigure,
  type RecordRow,
  recordRows,
} from '#contract/profile/record-rows.ts'
import { subjectOfSkill } from '../../domain/skills.ts'
import type { About, Caller } from './reader.ts'
import { recalculateLearner } from './recalculate-learner.ts'
import { addDays, dayOf, type World } from './recalculate-work.ts'

/** What figures of the record open to: every row, and together the figure itself. */
export async function checkRows({ world, comparison }: About, id: number, learner: Caller) {
  const { record } = recalculateLearner(world, id)
  const found = new Map<OpenedFigure, RecordRow[]>()
  for (const figure of OPENED_FIGURES) {
    const rows = await readAll(learner, id, figure)
    found.set(figure, rows)
    comparison.check('rows of the record', rows, rowsOf(world, id, figure), `${figure} of ${id}`)
  }
  // What a week counts, of another figure for each student.
  const figure = OPENED_FIGURES[id % OPENED_FIGURES.length] ?? 'time'
  const since = addDays(recalculateLearner(world, id).today, -6)
  const rows = await readAll(learner, id, figure, since)
  comparison.check(
    'rows of the record',
    rows,
    rowsOf(world, id, figure, since),
    `${figure} of ${id} since ${since}`,
  )
  const sum = (figure: OpenedFigure, of: (row: RecordRow) => number) =>
    (found.get(figure) ?? []).reduce((total, row) => total + of(row), 0)
  const opened = {
    minutes: Math.floor(sum('time', ({ amount }) => amount) / 60),
    lessonsCompleted: sum('lessons', ({ amount }) => amount),
    problemsSolved: sum('problems', ({ amount }) => amount),
    problemsTried: sum('problems', ({ of }) => of ?? 0),
  }
  const { minutes, lessonsCompleted, problemsSolved, problemsTried } = record
  const wanted = { minutes, lessonsCompleted, problemsSolved, problemsTried }
  comparison.check('rows of the record, summed', opened, wanted, id)
}

async function readAll(
  learner: Caller,
  userId: number,
  figure: OpenedFigure,
  since?: string,
): Promise<RecordRow[]> {
  const rows: RecordRow[] = []
  for (;;) {
    const page = await learner.read(recordRows.read, {
      ...{ userId, figure, offset: rows.length },
      ...(since && { since }),
    })
    rows.push(...page.rows)
    if (!page.hasMore) return rows
  }
}

const NOTHING = { day: null, lastDay: null, of: null, isEvidence: true }

function rowsOf(world: World, id: number, figure: OpenedFigure, since = '') {
  const { rows } = world
  const { user, days: allDays, progress, results, lessonOf, nameOf } = recalculateLearner(world, id)
  const days = allDays.filter(({ day }) => day >= since)
  const column = figure === 'time' ? 'seconds' : 'cards_reviewed'
  if (figure === 'time' || figure === 'cards')
    return days
      .filter((row) => row[column] > 0)
      .map(({ day, subject_id, [column]: amount }) => ({
        ...{ ...NOTHING, key: `${day} ${subject_id === null ? '' : nameOf(subject_id)}`, day, amount },
      }))
  if (figure === 'streak')
    return [
      ...[...Map.groupBy(days, ({ day }) => day)].map(([day, own]) => ({
        ...{ ...NOTHING, key: day, day },
        amount: own.reduce(
          (sum, row) =>
            sum + row.lessons_completed + row.quizzes_taken + row.problems_tried + row.cards_reviewed,
          0,
        ),
      })),
      ...rows.study_pauses
        .filter(({ user_id, last_day }) => user_id === id && last_day >= since)
        .map((pause) => ({
          ...{
            ...NOTHING,
            key: `pause ${pause.id}`,
            day: pause.first_day,
            lastDay: pause.last_day,
            amount: 0,
          },
        })),
    ]
  if (figure === 'lessons')
    return progress
      .filter(({ completed }) => completed)
      .map(({ lesson_id, completed_at, time_spent }) => ({
        ...{ ...NOTHING, key: String(lesson_id), amount: 1 },
        isEvidence: 3 * time_spent >= 60 * (lessonOf(lesson_id)?.duration ?? 0),
        day: completed_at && dayOf(user.timezone, completed_at),
      }))
      .filter(({ day }) => since === '' || (day ?? '') >= since)
  if (figure === 'quizzes')
    return results
      .map((row) => ({
        ...{ ...NOTHING, key: String(row.id), amount: row.score, of: row.max_score },
        ...{ day: dayOf(user.timezone, row.date_taken), isEvidence: row.attempt === 1 },
      }))
      .filter(({ day }) => day >= since)
  const tried = new Map<string, Map<string, boolean>>()
  for (const { user_id, source, voided_at, skills, item_id, seed, correct, day } of rows.attempts) {
    if (user_id !== id || source !== 'practice' || voided_at !== null || day < since) continue
    const own = tried.get(skills[0] ?? '') ?? new Map<string, boolean>()
    const problem = `${item_id} with seed ${seed}`
    own.set(problem, correct || own.get(problem) === true)
    tried.set(skills[0] ?? '', own)
  }
  return [...tried].map(([key, problems]) => ({
    ...{ ...NOTHING, key, subject: subjectOfSkill(key), of: problems.size },
    amount: [...problems.values()].filter(Boolean).length,
  }))
}
