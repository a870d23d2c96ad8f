import {
  OPENED_FIGURES,
  type OpenedFigure,
  type RecordRow,
  recordRows,
} from '#contract/profile/record-rows.ts'
import { subjectOfSkill } from '../../domain/skills.ts'
import type { About, Caller } from './reader.ts'
import { recalculateLearner } from './recalculate-learner.ts'
import { dayOf, type World } from './recalculate-work.ts'

/** What figures of the record open to: every row, and together the figure itself. */
export async function checkRows({ world, comparison }: About, id: number, learner: Caller) {
  const { record } = recalculateLearner(world, id)
  const found = new Map<OpenedFigure, RecordRow[]>()
  for (const figure of OPENED_FIGURES) {
    const rows = await readAll(learner, id, figure)
    found.set(figure, rows)
    comparison.check('rows of the record', rows, rowsOf(world, id, figure), `${figure} of ${id}`)
  }
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

async function readAll(learner: Caller, userId: number, figure: OpenedFigure): Promise<RecordRow[]> {
  const rows: RecordRow[] = []
  for (;;) {
    const page = await learner.read(recordRows.read, { userId, figure, offset: rows.length })
    rows.push(...page.rows)
    if (!page.hasMore) return rows
  }
}

const NOTHING = { day: null, lastDay: null, of: null, isEvidence: true }

function rowsOf(world: World, id: number, figure: OpenedFigure) {
  const { rows } = world
  const { user, days, progress, results, lessonOf, nameOf } = recalculateLearner(world, id)
  if (figure === 'time')
    return days
      .filter(({ seconds }) => seconds > 0)
      .map(({ day, subject_id, seconds }) => ({
        ...{
          ...NOTHING,
          key: `${day} ${subject_id === null ? '' : nameOf(subject_id)}`,
          day,
          amount: seconds,
        },
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
        .filter(({ user_id }) => user_id === id)
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
  if (figure === 'quizzes')
    return results.map((row) => ({
      ...{ ...NOTHING, key: String(row.id), amount: row.score, of: row.max_score },
      ...{ day: dayOf(user.timezone, row.date_taken), isEvidence: row.attempt === 1 },
    }))
  const tried = new Map<string, Map<string, boolean>>()
  for (const { user_id, source, voided_at, skills, item_id, seed, correct } of rows.attempts) {
    if (user_id !== id || source !== 'practice' || voided_at !== null) continue
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
