import { ACTIVITY_DAYS, adminDashboard } from '#contract/admin/dashboard.ts'
import { type SchoolFigure, type SchoolRow, schoolRows } from '#contract/admin/school-rows.ts'
import type { About, Caller } from './reader.ts'
import { addDays, dayOf } from './recalculate-work.ts'

/** What an admin reads of the whole school: accounts, classes, lessons, and what was learned on each day. */
export async function checkAdmin(reader: About, admin: Caller) {
  await checkActivity(reader, admin)
  for (const figure of Object.keys(COLUMNS) as Learned[]) await checkSchoolRows(reader, admin, figure)
}

async function checkActivity({ world: { rows, now }, comparison }: About, admin: Caller) {
  const { users, classes, lessons, activity } = await admin.read(adminDashboard.read, {})
  const today = dayOf('UTC', now)
  const found = {
    ...{ accounts: users.total, classes, lessons },
    roles: users.roles.filter(({ people }) => people > 0).map(({ role, people }) => ({ name: role, people })),
    // Who was signed in is no row of learning.
    activity: activity.map(({ people: _, ...day }) => day),
  }
  const there = rows.users.filter(({ deleted_at }) => deleted_at === null)
  comparison.check('admin dashboard', found, {
    accounts: there.length,
    classes: rows.classes.filter(({ is_active, deleted_at }) => is_active && deleted_at === null).length,
    lessons: rows.lessons.filter(({ retired_at }) => retired_at === null).length,
    roles: [...Map.groupBy(there, ({ role }) => role)].map(([name, own]) => ({ name, people: own.length })),
    activity: Array.from({ length: ACTIVITY_DAYS }, (_, n) => {
      const day = addDays(today, n + 1 - ACTIVITY_DAYS)
      const own = rows.learning_days.filter((row) => row.day === day)
      const sum = (of: (row: (typeof own)[number]) => number) => own.reduce((all, row) => all + of(row), 0)
      return {
        ...{ day, learners: new Set(own.map(({ user_id }) => user_id)).size },
        ...{ lessons: sum((row) => row.lessons_completed), quizzes: sum((row) => row.quizzes_taken) },
        ...{ problems: sum((row) => row.problems_tried), cards: sum((row) => row.cards_reviewed) },
        minutes: Math.floor(sum(({ seconds }) => seconds) / 60),
      }
    }),
  })
}

const COLUMNS = {
  time: 'seconds',
  lessons: 'lessons_completed',
  quizzes: 'quizzes_taken',
  problems: 'problems_tried',
  cards: 'cards_reviewed',
} as const satisfies Partial<Record<SchoolFigure, string>>
type Learned = keyof typeof COLUMNS

/** What figures of the school open to: every day and subject of the last month. */
async function checkSchoolRows({ world: { rows, now }, comparison }: About, admin: Caller, figure: Learned) {
  const from = addDays(dayOf('UTC', now), 1 - ACTIVITY_DAYS)
  const to = dayOf('UTC', now)
  const found: SchoolRow[] = []
  for (;;) {
    const asked = { figure, period: 'custom' as const, from, to, offset: found.length }
    const page = await admin.read(schoolRows.read, asked)
    found.push(...page.rows)
    if (!page.hasMore) break
  }
  const own = rows.learning_days.filter((row) => from <= row.day && row.day <= to && row[COLUMNS[figure]] > 0)
  const nameOf = (id: number | null) => rows.subjects.find((subject) => subject.id === id)?.name ?? null
  const grouped = Map.groupBy(own, ({ day, subject_id }) => `${day} ${nameOf(subject_id) ?? ''} `)
  comparison.check(
    'rows of the school',
    found,
    [...grouped].map(([key, same]) => ({
      key,
      day: same[0]?.day,
      name: nameOf(same[0]?.subject_id ?? null),
      failure: null,
      amount: same.reduce((sum, row) => sum + row[COLUMNS[figure]], 0),
    })),
    figure,
  )
}
