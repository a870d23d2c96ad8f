import { DAY_MS } from '#engines/days/durations.ts'
import { type Fraction, fraction, meanOf, roundHalfUp, times } from './fractions.ts'
import type { Raw, RawRows } from './raw-rows.ts'

/** One assignment for one student of its class, by "Class work" and "Scores in a class" of the record's SPEC. */
export type Piece = {
  given: Raw<'assignments'>
  studentId: number
  work: Raw<'assignment_submissions'> | undefined
  isFor: boolean
  isExcused: boolean
  isOver: boolean
  isIn: boolean
  isLate: boolean
  /** In the sense of the SPEC; what is no piece may still be shown in a list. */
  exists: boolean
  state: 'excused' | 'graded' | 'returned' | 'handedIn' | 'notDue' | 'missing'
  /** Hundredths of points of a piece whose score counts. */
  points: bigint | null
}

export type World = ReturnType<typeof createWorld>

const toTime = (text: string) => new Date(text).getTime()

export function createWorld(rows: RawRows, now: Date) {
  const at = now.getTime()
  const zone = rows.school_settings[0]?.time_zone ?? 'UTC'
  const pieces = new Map<number, Piece[]>()
  for (const { id } of rows.classes) pieces.set(id, listPieces(rows, id, at))
  return { rows, now, zone, pieces, at }
}

const PARTS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
// Making one takes longer than using it a thousand times.
const formats = new Map<string, Intl.DateTimeFormat>()

/** By name of the day in a zone. */
export function dayOf(zone: string, moment: string | Date): string {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...PARTS, timeZone: zone })
  formats.set(zone, format)
  const parts = format.formatToParts(new Date(moment))
  const part = (type: string) => parts.find((one) => one.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')}`
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

/** A week begins on Monday. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

export const membersOf = ({ users, class_enrollments }: RawRows, classId: number) =>
  class_enrollments.filter(
    (row) =>
      row.class_id === classId &&
      row.status === 'active' &&
      users.find(({ id }) => id === row.student_id)?.deleted_at === null,
  )

/** Of students who are in the class now. */
function listPieces(rows: RawRows, classId: number, now: number): Piece[] {
  const given = rows.assignments.filter(
    (one) => one.class_id === classId && one.deleted_at === null && one.status !== 'draft',
  )
  return membersOf(rows, classId).flatMap(({ student_id, enrolled_at }) =>
    given.map((one) => judge(rows, one, student_id, enrolled_at, now)),
  )
}

function judge(
  rows: RawRows,
  given: Raw<'assignments'>,
  studentId: number,
  enrolledAt: string,
  now: number,
): Piece {
  const isTheirs = (row: { assignment_id: number; student_id: number }) =>
    row.assignment_id === given.id && row.student_id === studentId
  const work = rows.assignment_submissions.find(isTheirs)
  const isExcused = rows.assignment_excuses.some(isTheirs)
  const isFor = isAudience(rows, given, studentId)
  const due = given.due_date === null ? null : toTime(given.due_date)
  const isOver = due === null ? given.status !== 'active' : due < now
  const isIn = work !== undefined && (isOver || !isGrowing(given, work))
  const wasThere = due === null || toTime(enrolledAt) <= due
  const isGivenOut = toTime(given.assigned_date) <= now
  const exists = isIn || (isGivenOut && isFor && !isExcused && wasThere)
  const state = isExcused
    ? 'excused'
    : isIn
      ? ({ submitted: 'handedIn', returned: 'returned', graded: 'graded' } as const)[work.status as 'graded']
      : !isOver
        ? 'notDue'
        : // Nobody could have done it.
          wasThere
          ? 'missing'
          : 'excused'
  const isScored = given.kind !== 'lesson' && given.points > 0 && !isExcused
  const counts = isScored && isIn && work.status === 'graded' && work.grade !== null
  return {
    ...{ given, studentId, work, isFor, isExcused, isOver, isIn, exists, state },
    isLate: work !== undefined && due !== null && toTime(work.submitted_at) > due,
    points: counts ? toHundredths(work.grade ?? 0) : null,
  }
}

function isAudience(rows: RawRows, given: Raw<'assignments'>, studentId: number): boolean {
  if (given.audience === 'class') return true
  if (given.audience === 'pupils')
    return rows.assignment_students.some(
      (row) => row.assignment_id === given.id && row.student_id === studentId,
    )
  return rows.class_groups.some(
    ({ id, deleted_at }) =>
      id === given.group_id &&
      deleted_at === null &&
      rows.class_group_members.some((row) => row.group_id === id && row.student_id === studentId),
  )
}

/** Practice and cards that the product follows, of which not all is there. */
function isGrowing({ kind, points }: Raw<'assignments'>, work: Raw<'assignment_submissions'>): boolean {
  const isFollowed = work.is_automatic && work.status === 'graded'
  return (
    isFollowed &&
    (kind === 'practice' || kind === 'flashcards') &&
    work.grade !== null &&
    toHundredths(work.grade) + toHundredths(work.late_deducted) < BigInt(100 * points)
  )
}

export const toHundredths = (points: number): bigint => BigInt(Math.round(points * 100))

/** Days begun after the due date. */
export function daysLate({ given, work }: Piece): number {
  if (!work || given.due_date === null) return 0
  return Math.max(0, Math.ceil((toTime(work.submitted_at) - toTime(given.due_date)) / DAY_MS))
}

/** What each level of each line brings. */
export const rubricOf = ({ rubric }: Raw<'assignments'>) =>
  rubric.map(({ id, levels }) => ({ id, levels: levels.map(({ points }) => ({ points })) }))

/** As answers write a moment of a row. */
export const momentOf = (text: string | null): string | null => text && new Date(text).toISOString()

type Scored = { grade: number; lateDeducted: number; attempts: number }

/** "Which attempt counts": of the results of the quiz since it was given out. */
export function scoreQuiz(rows: RawRows, given: Raw<'assignments'>, studentId: number): Scored | null {
  const due = given.due_date === null ? Number.POSITIVE_INFINITY : toTime(given.due_date)
  const attempts = rows.quiz_results
    .filter((row) => row.quiz_id === given.quiz_id && row.user_id === studentId)
    .map((row) => ({ share: fraction(row.score, row.max_score), at: toTime(row.date_taken), id: row.id }))
    .filter(({ at }) => at >= toTime(given.assigned_date))
    .filter(({ at }) => given.late_policy !== 'refuse' || at <= due)
    .toSorted((a, b) => a.at - b.at || a.id - b.id)
    .map(({ share, at }) => ({ ...worth(given, share, daysAfter(at, due)), share }))
  const [first] = attempts
  const last = attempts.at(-1)
  if (!first || !last) return null
  const pick = (one: { grade: bigint; lost: bigint }) => ({
    grade: Number(one.grade) / 100,
    lateDeducted: Number(one.lost) / 100,
    attempts: attempts.length,
  })
  if (given.counted_attempt === 'first') return pick(first)
  if (given.counted_attempt === 'latest') return pick(last)
  if (given.counted_attempt === 'best')
    return pick(attempts.reduce((best, one) => (one.grade > best.grade ? one : best)))
  const full = roundHundredths(times(meanOf(attempts.map(({ share }) => share)) ?? NONE, maxOf(given)))
  const meanLost = roundHundredths(meanOf(attempts.map(({ lost }) => fraction(lost, 1))) ?? NONE)
  const lost = meanLost > full ? full : meanLost
  return pick({ grade: full - lost, lost })
}

const NONE = fraction(0, 1)
const maxOf = ({ points }: Raw<'assignments'>) => fraction(100 * points, 1)

const daysAfter = (at: number, due: number) => (at > due ? Math.ceil((at - due) / DAY_MS) : 0)

/** What a share brings, to a hundredth, and what lateness takes of it. */
function worth(given: Raw<'assignments'>, share: Fraction, late: number) {
  const { points, late_policy, late_deduction } = given
  const full = roundHundredths(times(share, maxOf(given)))
  const wanted = late_policy === 'deduct' ? BigInt(points * late_deduction * late) : 0n
  const lost = wanted > full ? full : wanted
  return { grade: full - lost, lost }
}

const roundHundredths = (hundredths: Fraction) => BigInt(roundHalfUp(hundredths))

/** Still to do: nothing is there, it grows or it came back, and it would still be taken. */
export function isToDo({ rows, at }: World, piece: Piece): boolean {
  const { given, work, isExcused, studentId } = piece
  if (isExcused) return false
  if (work?.status === 'returned') return given.status !== 'archived'
  if (given.status !== 'active') return false
  if (given.due_date !== null && toTime(given.due_date) < at) {
    const member = rows.class_enrollments.find(
      (row) => row.class_id === given.class_id && row.student_id === studentId,
    )
    if (given.late_policy === 'refuse') return false
    if (toTime(member?.enrolled_at ?? '') > toTime(given.due_date)) return false
  }
  return work === undefined || isGrowing(given, work)
}

/** Nothing before the teacher gave it out, and a lesson has no points. */
export const isTold = ({ given, work }: Piece): boolean =>
  work !== undefined && work.status !== 'submitted' && given.kind !== 'lesson' && given.points > 0

/** What the student was told. */
export const toVisibleGrade = (piece: Piece): number | null =>
  isTold(piece) ? (piece.work?.grade ?? null) : null

/** How much of what the product follows by itself is there: own right answers at the first try, and rated cards. */
export function shareOf({ rows }: World, { given, studentId }: Piece) {
  if (given.kind === 'flashcards') {
    const cards = given.deck.length
    const own = rows.flashcards.filter(
      (card) => card.assignment_id === given.id && card.user_id === studentId,
    )
    const taken = Math.min(cards, own.filter(({ deleted_at }) => deleted_at === null).length)
    const rated = Math.min(cards, own.filter(({ last_reviewed }) => last_reviewed !== null).length)
    return { skills: [], deck: { cards, taken, rated }, share: { done: rated, wanted: cards } }
  }
  if (given.kind !== 'practice') return { skills: [], deck: null, share: null }
  const wanted = given.problems_wanted ?? 1
  const skills = given.skills.map((code) => {
    const right = rows.attempts.filter(
      (answer) =>
        answer.user_id === studentId &&
        answer.skills[0] === code &&
        answer.source === 'practice' &&
        answer.voided_at === null &&
        toTime(answer.answered_at) >= toTime(given.assigned_date) &&
        answer.correct &&
        !answer.helped &&
        answer.try_number === 1,
    )
    return { code, done: Math.min(wanted, right.length), wanted }
  })
  const sum = (of: 'done' | 'wanted') => skills.reduce((all, one) => all + one[of], 0)
  return { skills, deck: null, share: { done: sum('done'), wanted: sum('wanted') } }
}
