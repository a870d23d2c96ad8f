import { DAY_MS } from '#engines/days/durations.ts'
import { type Fraction, fraction } from './fractions.ts'
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
    .map(({ share, at }) => ({
      ...worth(given, share, at > due ? Math.ceil((at - due) / DAY_MS) : 0),
      share,
      at,
    }))
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
  return pick(worth(given, meanShare(attempts.map(({ share }) => share)), daysAfter(last.at, due)))
}

const daysAfter = (at: number, due: number) => (at > due ? Math.ceil((at - due) / DAY_MS) : 0)

function meanShare(shares: readonly Fraction[]): Fraction {
  const whole = shares.reduce((product, share) => product * share.whole, 1n)
  const part = shares.reduce((sum, share) => sum + (share.part * whole) / share.whole, 0n)
  return fraction(part, whole * BigInt(shares.length))
}

/** What a share brings, to a hundredth, and what lateness takes of it. */
function worth({ points, late_policy, late_deduction }: Raw<'assignments'>, share: Fraction, late: number) {
  const full = roundHundredths(fraction(share.part * BigInt(100 * points), share.whole))
  const wanted = late_policy === 'deduct' ? BigInt(points * late_deduction * late) : 0n
  const lost = wanted > full ? full : wanted
  return { grade: full - lost, lost }
}

const roundHundredths = ({ part, whole }: Fraction) => (2n * part + whole) / (2n * whole)

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

/** What the student was told: nothing before the teacher gave it out, and a lesson has no points. */
export function toVisibleGrade({ given, work }: Piece): number | null {
  if (!work || work.status === 'submitted' || given.kind === 'lesson' || given.points === 0) return null
  return work.grade
}
