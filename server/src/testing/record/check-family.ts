import { families } from '#contract/families/families.ts'
import { familyMessages } from '#contract/families/family-messages.ts'
import { MOST_FAMILY_DAYS } from '#contract/families/fields.ts'
import { guardians } from '#contract/families/guardians.ts'
import { WEEK_MS } from '#engines/days/durations.ts'
import { prepareWeeks } from '../../domain/families/weeks/prepare-weeks.ts'
import { sendWeeks } from '../../domain/families/weeks/send-weeks.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { TestApp } from '../test-app.ts'
import { listOwn, ownPieces } from './check-learner.ts'
import type { About, Caller, Reader } from './reader.ts'
import { recalculateLearner } from './recalculate-learner.ts'
import {
  addDays,
  dayOf,
  isToDo,
  membersOf,
  momentOf,
  type Piece,
  toHundredths,
  toVisibleGrade,
  type World,
} from './recalculate-work.ts'

const MOST = 10

/** What a family is shown of a child; the report for the parents’ evening shows the same. */
export async function checkChildren({ world, comparison }: About, callers: ReadonlyMap<number, Caller>) {
  for (const [guardianId, guardian] of callers) {
    const children = childrenOf(world, guardianId)
    comparison.check(
      'children',
      await guardian.read(families.children, {}),
      children.map((id) => ({ id, grade: world.rows.users.find((user) => user.id === id)?.grade })),
      guardianId,
    )
    for (const id of children)
      comparison.check('child', await guardian.read(families.child, { id }), childOf(world, id), id)
  }
}

export async function checkFamilies({ world, teacher, classId, comparison }: Reader) {
  comparison.check(
    'families of a class',
    await teacher.read(familyMessages.list, { id: classId }),
    familiesOf(world, classId),
    classId,
  )
}

/** What a teacher prints for the parents of each. */
export async function checkReports({ world, teacher, comparison }: Reader, asked: readonly number[]) {
  for (const id of asked) {
    const report = await teacher.read(guardians.report, { id })
    comparison.check('child', report, childOf(world, id), id)
  }
}

/** Guardians whose link has not ended, and students of the class who have one. */
function familiesOf({ rows }: World, classId: number) {
  const members = membersOf(rows, classId).map(({ student_id }) => student_id)
  const links = rows.guardianships.filter((row) => row.ended_at === null && members.includes(row.child_id))
  return {
    guardians: new Set(links.map((row) => row.guardian_id)).size,
    reached: new Set(links.map((row) => row.child_id)).size,
    pupils: members.length,
  }
}

const childrenOf = ({ rows }: World, guardianId: number) =>
  rows.guardianships
    .filter((row) => row.guardian_id === guardianId && row.ended_at === null)
    .map((row) => row.child_id)

function childOf(world: World, id: number) {
  const { user, days, today, record, minutes } = recalculateLearner(world, id)
  const since = addDays(today, -6)
  const isInWeek = ({ day }: { day: string }) => day >= since
  const { open, done } = listOwn(world, id)
  const work = (piece: Piece, grade: number | null) => ({
    ...{ id: piece.given.id, points: piece.given.points, state: piece.state, grade },
    ...{ dueDate: momentOf(piece.given.due_date), gradedAt: momentOf(piece.work?.graded_at ?? null) },
    attempts: piece.work?.attempts ?? 0,
  })
  return {
    child: { id, grade: user.grade },
    week: { days: new Set(days.filter(isInWeek).map(({ day }) => day)).size, minutes: minutes(isInWeek) },
    streak: record.streakDays,
    days: [...Map.groupBy(days, ({ day }) => day)]
      .filter(([day]) => day >= addDays(today, 1 - MOST_FAMILY_DAYS))
      .map(([day, own]) => ({ day, seconds: own.reduce((sum, { seconds }) => sum + seconds, 0) })),
    due: open
      .filter(({ state }) => state === 'notDue')
      .slice(0, MOST)
      .map((piece) => work(piece, toVisibleGrade(piece))),
    missing: [...open, ...done]
      .filter(({ state }) => state === 'missing')
      .slice(0, MOST)
      .map((piece) => work(piece, null)),
    returned: [...open, ...done]
      .filter(({ state }) => state === 'graded' || state === 'returned')
      .toSorted((a, b) => gradedAt(b) - gradedAt(a))
      .slice(0, MOST)
      .map((piece) => work(piece, open.includes(piece) ? null : toVisibleGrade(piece))),
  }
}

const gradedAt = ({ work }: Piece) => Date.parse(work?.graded_at ?? '1970-01-01')
const byDue = (piece: Piece) =>
  piece.given.due_date === null ? Number.POSITIVE_INFINITY : Date.parse(piece.given.due_date)
const cut = (pieces: readonly Piece[], order: (piece: Piece) => number) =>
  pieces.toSorted((a, b) => order(a) - order(b)).slice(0, MOST)

/** The week by mail and in the app, word for word, in English. */
export async function checkWeeks(
  t: TestApp,
  { world, comparison }: About,
  callers: ReadonlyMap<number, Caller>,
) {
  const mails: Mail[] = []
  const mailer = {
    send: async (mail: Mail) => {
      mails.push(mail)
      return 'sent' as const
    },
    close: () => {},
  }
  const deps = { ...t.deps, mailer }
  while ((await prepareWeeks(deps)) > 0);
  while ((await sendWeeks(deps)) > 0);
  for (const [id, guardian] of callers) {
    const children = childrenOf(world, id)
    if (children.length === 0) continue
    const { timezone: zone = 'UTC', email } = world.rows.users.find((user) => user.id === id) ?? {}
    const lastDay = addDays(dayOf(zone, world.now), -1)
    const weeks = children.map((child) => ({ id: child, lines: weekOf(world, child, zone, lastDay) }))
    // Those before were told of rows that have changed since then.
    const found = (await guardian.read(families.weeks, {})).slice(0, 1)
    comparison.check(
      'week of a family',
      found,
      [{ firstDay: addDays(lastDay, -6), lastDay, children: weeks }].map((week) => ({
        ...week,
        id: found[0]?.id,
      })),
      id,
    )
    const text = mails.find(({ to }) => to === email)?.text ?? ''
    comparison.check(
      'mail of a week',
      {
        lines: text
          .split('\n')
          .filter((line) => line.startsWith('- '))
          .toSorted(),
      },
      { lines: weeks.flatMap(({ lines }) => lines.map((line) => `- ${line}`)).toSorted() },
      id,
    )
  }
}

/** D1…D5, in words. */
function weekOf(world: World, id: number, zone: string, lastDay: string): string[] {
  const { at } = world
  const { user, days, progress, states, lessonOf } = recalculateLearner(world, id)
  const name = user.first_name
  const firstDay = addDays(lastDay, -6)
  const isIn = (moment: string | Date) => firstDay <= dayOf(zone, moment) && dayOf(zone, moment) <= lastDay
  const newest = <One>(all: readonly One[], of: (one: One) => number) => all.toSorted((a, b) => of(b) - of(a))
  const levelAt = (state: (typeof states)[number]) => 1000 * (state.evidence.levelAt ?? 0)
  const reached = (level: string) =>
    newest(
      states.filter((state) => state.level === level && isIn(new Date(levelAt(state)))),
      levelAt,
    ).map(({ skill }) => nameOfSkill(skill))
  const own = ownPieces(world, id)
  const graded = newest(
    own.filter(
      (piece) => piece.points !== null && piece.state === 'graded' && isIn(piece.work?.graded_at ?? ''),
    ),
    gradedAt,
  )
  const finished = newest(
    progress.filter((row) => row.completed && row.completed_at !== null && isIn(row.completed_at)),
    (row) => Date.parse(row.completed_at ?? ''),
  ).map((row) => lessonOf(row.lesson_id)?.title ?? '')
  const inWeek = days.filter(({ day }) => firstDay <= day && day <= lastDay)
  const [active, minutes] = [
    new Set(inWeek.map(({ day }) => day)).size,
    Math.floor(inWeek.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
  ]
  const soon = cut(
    own.filter((piece) => isToDo(world, piece) && piece.state === 'notDue' && byDue(piece) <= at + WEEK_MS),
    byDue,
  )
  const missing = own
    .filter(
      (piece) =>
        piece.exists && piece.state === 'missing' && byDue(piece) > at - 4 * WEEK_MS && byDue(piece) < at,
    )
    .toSorted((a, b) => byDue(a) - byDue(b))
  const [mastered, practiced] = [reached('mastered'), reached('practised')]
  const lines: string[] = []
  if (active === 0 && graded.length === 0)
    lines.push(`It was a quiet week for ${name}. A few minutes together are a good way back in.`)
  if (mastered[0]) lines.push(`${name} mastered “${mastered[0]}”.${more(mastered)}`)
  if (graded[0])
    lines.push(`“${graded[0].given.title}” came back with ${sayScore(graded[0])}.${more(graded)}`)
  if (practiced[0]) lines.push(`${name} has “${practiced[0]}” well practiced now.${more(practiced)}`)
  if (finished[0]) lines.push(`${name} finished the lesson “${finished[0]}”.${more(finished)}`)
  if (active > 0)
    lines.push(
      `${name} learned on ${active === 1 ? '1 day' : `${active} days`}${minutes === 0 ? '' : `, ${minutes === 1 ? '1 minute' : `${minutes} minutes`} in all`}.`,
    )
  if (soon[0]) {
    const day = new Date(`${dayOf(zone, soon[0].given.due_date ?? '')}T00:00:00Z`)
    const words = day.toLocaleDateString('en', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    })
    lines.push(`Next due is “${soon[0].given.title}”, on ${words}.${more(soon)}`)
  }
  const told = lines.slice(0, missing.length > 0 ? 2 : 3)
  return missing[0]
    ? [...told, `“${missing[0].given.title}” hasn’t been turned in yet.${more(missing)}`]
    : told
}

const more = (all: readonly unknown[]) => (all.length > 1 ? ` (And ${all.length - 1} more.)` : '')

/** To a hundredth, as it is stored. */
function sayScore({ given, work }: Piece): string {
  const attempts = (work?.attempts ?? 0) > 1 ? ` (${work?.attempts} attempts)` : ''
  return `${Number(toHundredths(work?.grade ?? 0)) / 100} of ${given.points} points${attempts}`
}
