import type { AssignmentKind } from '#engines/assignments/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#engines/days/durations.ts'
import { dayIn, momentIn } from '#engines/days/index.ts'
import { createDice, type Dice } from '#engines/dice/index.ts'
import { MOST_BANDS, STANDARD_BANDS, WEIGHTINGS } from '#engines/gradebook/index.ts'
import { COUNTED_ATTEMPTS, type CountedAttempt } from '#engines/record/index.ts'
import type { users } from '../../db/schema/accounts/users.ts'
import type { flashcards } from '../../db/schema/study/flashcards.ts'
import type {
  assignmentExcuses,
  assignmentStudents,
  assignmentSubmissions,
  assignments,
} from '../../db/schema/teaching/assignments.ts'
import type {
  classEnrollments,
  classes,
  classGroupMembers,
  classGroups,
} from '../../db/schema/teaching/classes.ts'
import type { classGradebooks, gradeCategories } from '../../db/schema/teaching/gradebooks.ts'
import { type DrawnCurriculum, questionsOf } from './draw-curriculum.ts'

export const TEACHER = 1
const OTHER_TEACHER = 2
/** Of the class that all figures are about. */
export const CLASS = 1
/** With rules that are other than those of the first, so that each class has some of both. */
export const SECOND_CLASS = 2
const OTHER_CLASS = 3
const PAST_CLASS = 4
export const STUDENTS = Array.from({ length: 32 }, (_, n) => 101 + n)
/** Whose row of days goes on over a planned pause, and who set a goal in the evening, which is the next day by UTC. */
export const AWAY = 103
/** Who only turned work in, and learned nothing else here; far from each other, so that days differ. */
export const QUIET: ReadonlyMap<number, string> = new Map([
  [104, 'Pacific/Auckland'],
  [105, 'America/New_York'],
  [106, 'Asia/Kolkata'],
])
/** Whose account was deleted, and who left the class. */
const GONE = 132
const LEFT = 131
const ZONES = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'] as const
const FRIDAYS = ['2026-02-06', '2026-03-06', '2026-03-13', '2026-04-03', '2026-05-15', '2026-11-06']

export type Draw = {
  dice: Dice
  now: Date
  familyZone: string
  schoolZone: string
  at: (least: number, most: number) => Date
}

/** A Friday after four in the zone of the families: when their week is written. */
export function beginDraw(seed: number): Draw {
  const dice = createDice(`record ${seed}`)
  const familyZone = dice.pick(ZONES)
  const friday = momentIn(familyZone, dice.pick(FRIDAYS), '16:00')
  const now = new Date(friday.getTime() + dice.int(1, 11 * 60) * MINUTE_MS)
  const at = (least: number, most: number) =>
    new Date(now.getTime() + dice.int(least * 60, most * 60) * MINUTE_MS + dice.int(0, 59_999))
  return { dice, now, familyZone, schoolZone: dice.pick(ZONES), at }
}

export function drawPeople({ dice }: Draw): (typeof users.$inferInsert)[] {
  const person = (id: number, role: 'teacher' | 'student') => ({
    ...{
      id,
      username: `${role}-${id}`,
      password: 'x',
      firstName: `First${id % 7}`,
      lastName: `Last${id % 11}`,
      role,
    },
    ...{
      grade: role === 'student' ? 5 : 12,
      age: role === 'student' ? 15 : null,
      isTeacher: role === 'teacher',
    },
    timezone: QUIET.get(id) ?? (id === AWAY ? ZONES[0] : dice.pick(ZONES)),
  })
  return [
    ...[TEACHER, OTHER_TEACHER].map((id) => person(id, 'teacher')),
    ...STUDENTS.map((id) => ({
      ...person(id, 'student'),
      email: dice.coin() ? `student-${id}@example.org` : null,
      deletedAt: id === GONE ? new Date('2026-01-01') : null,
    })),
  ]
}

export function drawSchool({ dice, schoolZone }: Draw) {
  const terms = [
    { name: 'Fall', firstDay: '2025-09-01', lastDay: '2026-01-31' },
    { name: 'Spring', firstDay: '2026-02-01', lastDay: '2026-06-30' },
    { name: 'Late', firstDay: '2026-09-01', lastDay: '2026-12-31' },
  ]
  return { timeZone: schoolZone, terms: dice.int(1, 4) === 1 ? [] : terms }
}

const SCALES = [
  { kind: 'percent' as const, bands: [] },
  // So many bounds that some score is rounded up to one.
  {
    kind: 'letters' as const,
    bands: Array.from({ length: MOST_BANDS }, (_, n) => ({ name: `Band ${n}`, from: 50 * (19 - n) })),
  },
  { kind: 'standards' as const, bands: [...STANDARD_BANDS] },
]

export function drawRooms({ dice, at, now, schoolZone }: Draw) {
  const dayAway = (days: number) => dayIn(schoolZone, new Date(now.getTime() + days * DAY_MS))
  const room = (id: number, teacherId: number) => ({
    ...{ id, teacherId, name: `Class ${id}`, classCode: `record-${id}`, grade: 5, subject: 'Mathematics' },
    isActive: id !== PAST_CLASS,
    ...(id === CLASS && dice.coin() && { startDate: dayAway(-40), endDate: dayAway(25) }),
  })
  const rooms: (typeof classes.$inferInsert)[] = [
    ...[CLASS, SECOND_CLASS, PAST_CLASS].map((id) => room(id, TEACHER)),
    room(OTHER_CLASS, OTHER_TEACHER),
  ]
  const membersOf = new Map([
    [CLASS, STUDENTS],
    [SECOND_CLASS, dice.sample(STUDENTS, 8)],
    [OTHER_CLASS, dice.sample(STUDENTS, 6)],
    [PAST_CLASS, dice.sample(STUDENTS, 3)],
  ])
  const enrollments: (typeof classEnrollments.$inferInsert)[] = [...membersOf].flatMap(([classId, members]) =>
    members.map((studentId) => ({
      ...{ classId, studentId },
      // Most were there from the first day.
      enrolledAt: dice.int(1, 5) === 1 ? at(-80 * 24, -1) : at(-300 * 24, -200 * 24),
      status: classId === CLASS && studentId === LEFT ? ('removed' as const) : ('active' as const),
    })),
  )
  const groups: (typeof classGroups.$inferInsert)[] = [
    { id: 1, classId: CLASS, name: 'Owls' },
    { id: 2, classId: CLASS, name: 'Ravens', deletedAt: dice.coin() ? new Date('2026-01-01') : null },
    { id: 3, classId: SECOND_CLASS, name: 'Foxes' },
  ]
  const groupMembers: (typeof classGroupMembers.$inferInsert)[] = groups.flatMap(({ id = 0, classId }) =>
    dice.sample(membersOf.get(classId) ?? [], 5).map((studentId) => ({ groupId: id, studentId })),
  )
  return { rooms, membersOf, enrollments, groups, groupMembers, ...drawBooks(dice, rooms) }
}

function drawBooks(dice: Dice, rooms: readonly { id?: number }[]) {
  const books: (typeof classGradebooks.$inferInsert)[] = []
  const categories: (typeof gradeCategories.$inferInsert)[] = []
  for (const { id = 0 } of rooms) {
    const isSecond = id === SECOND_CLASS
    if (!isSecond && dice.int(1, 4) === 1) continue
    const first = isSecond ? books.find(({ classId }) => classId === CLASS) : undefined
    const weighting = isSecond ? other(WEIGHTINGS, first?.weighting) : dice.pick(WEIGHTINGS)
    const isByPoints = weighting === 'points'
    books.push({
      ...{ classId: id, weighting },
      missingCounts: isSecond ? other(MISSING_COUNTS, first?.missingCounts) : dice.pick(MISSING_COUNTS),
      scale: isSecond && first?.scale?.kind === 'percent' ? SCALES[1] : dice.pick(SCALES),
      // Days as of `drawTerms`.
      terms: (isSecond ? first?.terms?.length !== 0 : dice.coin())
        ? []
        : [{ name: 'Own', startsOn: '2026-01-10', endsOn: '2026-03-10' }],
    })
    const isTaught = isSecond || id === CLASS
    const count = dice.int(isTaught ? 2 : 0, 4)
    // A category in which nothing has a score leaves its weight to the others.
    if (isTaught)
      categories.push({
        ...{ id: 10 * id + 9, classId: id, name: NEVER_USED, position: 9 },
        ...{ weight: 1500, dropLowest: 1, isExtraCredit: false },
      })
    for (let n = 0; n < count; n++) {
      const isSure = isTaught && n === 0
      categories.push({
        ...{ id: 10 * id + n, classId: id, name: `Category ${n}`, position: n },
        weight: isSure ? 2000 : dice.pick([0, 1000, 2500, 3333, 5000]),
        dropLowest: dice.int(isSure ? 1 : 0, 2),
        isExtraCredit: !isSure && (dice.int(1, 5) === 1 || (isTaught && n === 1 && isByPoints)),
      })
    }
  }
  return { books, categories }
}

const NEVER_USED = 'Never used'
const MISSING_COUNTS = ['leave_out', 'zero'] as const
/** Of two; the first one stands where nothing was chosen. */
const other = <One>([first, second]: readonly [One, One], than: One | undefined): One =>
  than === undefined || than === first ? second : first

type Rooms = ReturnType<typeof drawRooms>
const CARDS = ['a', 'b', 'c'].map((front) => ({ front, back: `Back of ${front}` }))
const KINDS: readonly AssignmentKind[] = ['task', 'task', 'quiz', 'quiz', 'lesson', 'practice', 'flashcards']
const COUNTS = new Map([
  [CLASS, 20],
  [SECOND_CLASS, 10],
  [OTHER_CLASS, 4],
  [PAST_CLASS, 3],
])

export function drawWork(draw: Draw, rooms: Rooms, curriculum: DrawnCurriculum) {
  const { dice, now } = draw
  const given: (typeof assignments.$inferInsert)[] = []
  const named: (typeof assignmentStudents.$inferInsert)[] = []
  const excuses: (typeof assignmentExcuses.$inferInsert)[] = []
  const submissions: (typeof assignmentSubmissions.$inferInsert)[] = []
  const cards: (typeof flashcards.$inferInsert)[] = []
  let id = 0
  for (const { id: classId = 0, teacherId } of rooms.rooms) {
    for (let n = 0; n < (COUNTS.get(classId) ?? 0); n++) {
      id += 1
      const sure = classId === CLASS ? SURE[n] : undefined
      const assignment = {
        ...drawAssignment(draw, rooms, curriculum, { id, classId, teacherId }, sure?.kind),
        ...(sure && { ...drawForAll(draw, sure) }),
      }
      given.push(assignment)
      const members = rooms.membersOf.get(classId) ?? []
      const some = (most: number) => dice.sample(members, Math.min(members.length, dice.int(0, most)))
      if (assignment.audience === 'pupils')
        named.push(...some(12).map((studentId) => ({ assignmentId: id, studentId })))
      excuses.push(...some(2).map((studentId) => ({ assignmentId: id, studentId })))
      if (assignment.status === 'draft' || assignment.deletedAt || assignment.assignedDate > now) continue
      if (assignment.kind === 'flashcards')
        cards.push(...some(12).flatMap((userId) => drawCards(draw, assignment, id, userId)))
      submissions.push(
        ...some(28).flatMap((studentId) => drawSubmission(draw, assignment, id, studentId) ?? []),
      )
    }
  }
  drawTerms(draw, rooms, given)
  return { given, named, excuses, submissions, cards }
}

/** A term of a class begins and ends on days on which work is due. */
function drawTerms(
  { schoolZone }: Draw,
  { books }: Rooms,
  given: readonly (typeof assignments.$inferInsert)[],
) {
  for (const book of books) {
    const days = given
      .filter((one) => one.classId === book.classId && one.status !== 'draft' && !one.deletedAt)
      .flatMap(({ dueDate }) => (dueDate ? dayIn(schoolZone, dueDate) : []))
      .toSorted()
    const [startsOn, endsOn] = [days[1], days.at(-2)]
    if (book.terms?.length && startsOn && endsOn && startsOn <= endsOn)
      book.terms = [{ name: 'Own', startsOn, endsOn }]
  }
}

/** Most work is due at the end of a day of the school. */
function drawDue({ dice, schoolZone }: Draw, about: Date): Date {
  return dice.int(1, 3) === 1 ? about : momentIn(schoolZone, dayIn(schoolZone, about), '23:59')
}

function drawAssignment(
  draw: Draw,
  { categories, groups }: Rooms,
  { lessons, skills }: DrawnCurriculum,
  place: { id: number; classId: number; teacherId: number },
  sureKind?: AssignmentKind,
) {
  const { dice, at } = draw
  const kind = sureKind ?? dice.pick(KINDS)
  const audience = dice.pick(['class', 'class', 'class', 'group', 'pupils'] as const)
  const assignedDate = at(-110 * 24, -1)
  const own = {
    categories: categories.filter(({ classId, name }) => classId === place.classId && name !== NEVER_USED),
    groups: groups.filter(({ classId }) => classId === place.classId),
  }
  return {
    ...place,
    ...{ title: `Work ${place.id}`, kind, audience, assignedDate },
    groupId:
      audience === 'group' ? (dice.sample(own.groups, Math.min(1, own.groups.length))[0]?.id ?? null) : null,
    lessonId: kind === 'lesson' ? dice.pick(lessons).id : null,
    quizId: kind === 'quiz' ? dice.pick(lessons.filter(({ quizId }) => quizId !== null)).quizId : null,
    ...(kind === 'practice' && {
      skills: dice.sample(skills, dice.int(1, 2)),
      problemsWanted: dice.int(1, 3),
    }),
    ...(kind === 'flashcards' && { deck: CARDS.slice(0, dice.int(1, CARDS.length)) }),
    dueDate:
      dice.int(1, 5) === 1
        ? null
        : drawDue(draw, new Date(assignedDate.getTime() + dice.int(12, 30 * 24) * HOUR_MS)),
    points: dice.pick([0, 3, 7, 10, 20, 50, 100]),
    status: dice.pick(['draft', ...Array(6).fill('active'), 'closed', 'closed', 'archived']) as
      | 'draft'
      | 'active'
      | 'closed'
      | 'archived',
    latePolicy: dice.pick(['accept', 'deduct', 'refuse'] as const),
    lateDeduction: dice.pick([0, 10, 15, 33]),
    countedAttempt: dice.pick(['best', 'first', 'latest', 'average'] as const),
    categoryId:
      own.categories.length > 0 && dice.int(1, 6) > 1
        ? ((dice.coin() ? own.categories[0] : dice.pick(own.categories))?.id ?? null)
        : null,
    isExtraCredit: dice.int(1, 6) === 1,
    deletedAt: dice.int(1, 20) === 1 ? new Date('2026-01-01') : null,
  }
}

type Given = ReturnType<typeof drawAssignment>

type Sure = {
  kind: AssignmentKind
  countedAttempt?: CountedAttempt
  latePolicy?: 'deduct'
  isDueSoon?: boolean
}

/**
 * Every class has a quiz of each rule of attempts, over for weeks, that many took late, work that the product follows, and
 * something that is due at the end of the week of which families are told.
 */
const SURE: readonly Sure[] = [
  ...COUNTED_ATTEMPTS.map((countedAttempt) => ({
    ...{ kind: 'quiz' as const, countedAttempt, latePolicy: 'deduct' as const },
  })),
  { kind: 'practice' },
  { kind: 'flashcards' },
  { kind: 'task', isDueSoon: true },
]

function drawForAll(draw: Draw, { isDueSoon = false, ...sure }: Sure) {
  const { dice, at } = draw
  const assignedDate = isDueSoon ? at(-5 * 24, -24) : at(-110 * 24, -60 * 24)
  return {
    ...{
      assignedDate,
      status: 'active' as const,
      deletedAt: null,
      audience: 'class' as const,
      groupId: null,
    },
    dueDate: isDueSoon
      ? momentIn(draw.schoolZone, dayIn(draw.schoolZone, new Date(draw.now.getTime() + 6 * DAY_MS)), '23:59')
      : drawDue(draw, new Date(assignedDate.getTime() + dice.int(20, 50) * DAY_MS)),
    ...{ points: dice.pick([10, 50, 100]), lateDeduction: dice.pick([1, 2, 5]) },
    ...sure,
  }
}

/** Cards of a deck that a student took; some were rated, some thrown away since. */
function drawCards({ dice, now }: Draw, { deck = [] }: Given, assignmentId: number, userId: number) {
  return dice.sample(deck, dice.int(1, deck.length)).map((card) => ({
    ...{ ...card, userId, assignmentId },
    lastReviewed: dice.coin() ? now : null,
    deletedAt: dice.int(1, 5) === 1 ? now : null,
  }))
}

/** Work that was turned in. Quizzes are turned in by their results, unless a teacher noted a grade of their own. */
function drawSubmission({ dice, now }: Draw, given: Given, assignmentId: number, studentId: number) {
  const { kind, points, assignedDate, dueDate } = given
  const latest = Math.min(now.getTime(), (dueDate ?? now).getTime() + 3 * DAY_MS)
  const between = (from: number, to: number) =>
    new Date(from + dice.int(0, Math.max(0, Math.floor((to - from) / 1000))) * 1000)
  const submittedAt = between(assignedDate.getTime(), Math.max(latest, assignedDate.getTime()))
  const work = { assignmentId, studentId, submittedAt, version: dice.int(1, 4) }
  const gradedAt = between(submittedAt.getTime(), now.getTime())
  if (kind === 'lesson')
    return { ...work, status: 'graded' as const, isAutomatic: true, gradedAt: submittedAt }
  if (kind === 'quiz' && dice.int(1, 8) > 1) return null
  const isAutomatic = kind === 'practice' || kind === 'flashcards'
  if (isAutomatic && points === 0) return null
  const worth = isAutomatic && dice.int(1, 3) > 1 ? 100 * points : dice.int(isAutomatic ? 1 : 0, 100 * points)
  const lost = given.latePolicy === 'deduct' && dueDate && submittedAt > dueDate ? dice.int(0, worth) : 0
  const points_ = { grade: (worth - lost) / 100, lateDeducted: lost / 100 }
  if (isAutomatic)
    return { ...work, ...points_, status: 'graded' as const, isAutomatic, gradedAt: submittedAt }
  // The rest was done on paper, and its teacher noted it.
  const content = (studentId + assignmentId) % 3 === 0 ? null : 'My work.'
  const status = dice.pick(['submitted', 'graded', 'graded', 'graded', 'returned'] as const)
  const isNoted = status === 'graded' ? dice.int(1, 10) > 1 : dice.coin()
  return { ...work, content, status, gradedBy: given.teacherId, ...(isNoted && { ...points_, gradedAt }) }
}

/** How many of a quiz were right, attempt by attempt. */
export const drawScore = (dice: Dice, quizId: number): number => dice.int(0, questionsOf(quizId))
