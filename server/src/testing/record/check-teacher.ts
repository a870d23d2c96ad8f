import { assignments } from '#contract/teaching/assignments.ts'
import { classes } from '#contract/teaching/classes.ts'
import { grading } from '#contract/teaching/grading.ts'
import { students } from '#contract/teaching/students.ts'
import { teacherDashboard } from '#contract/teaching/teacher-dashboard.ts'
import { fraction, inTenths, meanOf } from './fractions.ts'
import type { About, Reader } from './reader.ts'
import { scoreOver } from './recalculate-book.ts'
import { recalculateLearner } from './recalculate-learner.ts'
import {
  dayOf,
  daysLate,
  membersOf,
  momentOf,
  type Piece,
  rubricOf,
  toHundredths,
  type World,
} from './recalculate-work.ts'

/** The active classes of the teacher. */
export const ownRooms = ({ rows }: World, teacherId: number) =>
  rows.classes.filter((room) => room.teacher_id === teacherId && room.is_active && room.deleted_at === null)

/** What is there of each class for one student. */
export function piecesOfStudent(world: World, classIds: readonly number[], studentId: number) {
  return new Map(
    classIds.map(
      (id) => [id, (world.pieces.get(id) ?? []).filter((piece) => piece.studentId === studentId)] as const,
    ),
  )
}

export const share = (part: number, whole: number) => (whole === 0 ? null : inTenths(fraction(part, whole)))
const count = (pieces: readonly Piece[], is: (piece: Piece) => boolean) => pieces.filter(is).length

export function completionOf(pieces: readonly Piece[]) {
  const real = pieces.filter(({ exists }) => exists)
  const turnedIn = count(real, ({ isIn }) => isIn)
  return {
    expected: real.length,
    submitted: turnedIn,
    open: count(real, ({ isOver }) => !isOver),
    rate: share(turnedIn, real.length),
  }
}

export async function checkDashboard({ world, teacher, teacherId, comparison }: Reader) {
  const roomIds = ownRooms(world, teacherId).map(({ id }) => id)
  const people = [
    ...new Set(roomIds.flatMap((id) => membersOf(world.rows, id).map(({ student_id }) => student_id))),
  ]
  const scores = people.flatMap((id) => scoreOver(world, piecesOfStudent(world, roomIds, id)) ?? [])
  const pieces = roomIds.flatMap((id) => world.pieces.get(id) ?? [])
  const { rate, open } = completionOf(pieces)
  const averageScore = inTenths(meanOf(scores))
  const figures = { totalStudents: people.length, averageScore, completionRate: rate, open }
  comparison.check('teacher dashboard', await teacher.read(teacherDashboard.figures, {}), figures)
  comparison.check('teacher summary', await teacher.read(teacherDashboard.summary, {}), {
    ...{ totalStudents: people.length, averageScore: averageScore ?? 0, completionRate: rate ?? 0 },
  })
  const waiting = pieces.filter(
    ({ exists, state, work }) => exists && work?.status === 'submitted' && state !== 'notDue',
  )
  const sentAt = ({ work }: Piece) => Date.parse(work?.submitted_at ?? '')
  const [first] = waiting.toSorted((a, b) => sentAt(a) - sentAt(b) || (a.work?.id ?? 0) - (b.work?.id ?? 0))
  comparison.check('teacher dashboard, waiting', await teacher.read(teacherDashboard.waiting, {}), {
    submissions: waiting.length,
    first: first && { title: first.given.title, submittedAt: momentOf(first.work?.submitted_at ?? null) },
  })
  comparison.check(
    'classes',
    await teacher.read(classes.list, {}),
    roomIds.map((id) => ({ id, ...roomOf(world, id) })),
  )
}

export async function checkClassPage({ world, teacher, classId, comparison }: Reader) {
  const { pupils, activeAssignments, enrolments } = await teacher.read(classes.one, { id: classId })
  const members = enrolments.filter(({ status }) => status === 'active').length
  const room = roomOf(world, classId)
  comparison.check('class', { pupils, activeAssignments, members }, { ...room, members: room.pupils })
}

const roomOf = ({ rows }: World, id: number) => ({
  pupils: membersOf(rows, id).length,
  activeAssignments: rows.assignments.filter(
    (one) => one.class_id === id && one.deleted_at === null && one.status === 'active',
  ).length,
})

/** How far the pieces of one assignment are. */
function countsOf(world: World, assignmentId: number) {
  const pieces = [...world.pieces.values()]
    .flat()
    .filter(({ given, exists }) => given.id === assignmentId && exists)
  return {
    given: pieces.length,
    handedIn: count(pieces, ({ isIn }) => isIn),
    toGrade: count(pieces, ({ work }) => work?.status === 'submitted'),
    graded: count(pieces, ({ isIn, work }) => isIn && work?.status === 'graded'),
  }
}

export async function checkAssignments({ world, teacher, teacherId, classId, comparison }: Reader) {
  const roomIds = ownRooms(world, teacherId).map(({ id }) => id)
  const own = world.rows.assignments.filter(
    (one) => roomIds.includes(one.class_id) && one.deleted_at === null,
  )
  const summary = (one: (typeof own)[number]) => ({
    ...{ id: one.id, points: one.points, dueDate: momentOf(one.due_date) },
    counts: countsOf(world, one.id),
  })
  comparison.check('assignments', await teacher.read(assignments.list, {}), own.map(summary))
  comparison.check(
    'assignments',
    await teacher.read(assignments.recent, {}),
    own.filter(({ status }) => status !== 'archived').map(summary),
  )
  const waiting = own.filter(({ id }) => countsOf(world, id).toGrade > 0)
  comparison.check(
    'assignments',
    await teacher.read(assignments.list, { only: 'toGrade' }),
    waiting.map(summary),
  )
  for (const one of own.filter(({ class_id }) => class_id === classId)) {
    const rubric = rubricOf(one)
    const found = await teacher.read(assignments.one, { id: one.id })
    comparison.check('assignment', found, { ...summary(one), rubric }, one.id)
    if (one.status === 'draft') continue
    const pieces = (world.pieces.get(classId) ?? []).filter(({ given }) => given.id === one.id)
    comparison.check(
      'work of an assignment',
      await teacher.read(grading.submissions, { id: one.id }),
      {
        assignment: {
          ...{
            points: one.points,
            lateDeduction: one.late_deduction,
            dueDate: momentOf(one.due_date),
            rubric,
          },
        },
        rows: pieces.filter(({ isFor, work }) => isFor || work).map(rowOf),
      },
      one.id,
    )
    // Another student for each assignment.
    const shown = pieces.filter(({ isFor, work }) => isFor || work)
    const piece = shown[one.id % Math.max(1, shown.length)]
    if (!piece) continue
    const { studentId, submission, ...row } = rowOf(piece)
    comparison.check(
      'work of a student',
      await teacher.read(grading.work, { id: one.id, studentId }),
      {
        ...row,
        submission: submission && {
          ...submission,
          gradedAt: momentOf(piece.work?.graded_at ?? null),
          rubricScores: piece.work?.rubric_scores ?? {},
        },
      },
      `${one.id} of ${studentId}`,
    )
  }
}

const rowOf = (piece: Piece) => ({
  ...{
    studentId: piece.studentId,
    state: piece.state,
    isExcused: piece.isExcused,
    daysLate: daysLate(piece),
  },
  submission: piece.work
    ? {
        ...{ grade: piece.work.grade, lateDeducted: piece.work.late_deducted },
        ...{ attempts: piece.work.attempts, isAutomatic: piece.work.is_automatic },
      }
    : null,
})

export async function checkStudents({ world, teacher, teacherId, comparison }: Reader) {
  const roomIds = ownRooms(world, teacherId).map(({ id }) => id)
  const people = [
    ...new Set(roomIds.flatMap((id) => membersOf(world.rows, id).map(({ student_id }) => student_id))),
  ]
  const listed = await teacher.read(students.list, { order: 'name' })
  comparison.check('students', listed, {
    total: people.length,
    needingHelp: listed.students.filter(({ needs }) => needs.length > 0).length,
    classes: ownRooms(world, teacherId).map(({ id }) => ({ id, pupils: membersOf(world.rows, id).length })),
    students: people.map((id) => summaryOf(world, roomIds, id)),
  })
}

export async function checkStudentPages(
  { world, teacher, teacherId, comparison }: Reader,
  asked: readonly number[],
) {
  const roomIds = ownRooms(world, teacherId).map(({ id }) => id)
  for (const id of asked) {
    const learned = recalculateLearner(world, id)
    comparison.check(
      'student page',
      await teacher.read(students.one, { id }),
      {
        student: summaryOf(world, roomIds, id),
        record: learned.record,
        submissions: roomIds
          .flatMap((room) => world.pieces.get(room) ?? [])
          .filter(({ studentId, isFor, work }) => studentId === id && (isFor || work))
          .map((piece) => ({
            ...{ assignmentId: piece.given.id, points: piece.given.points, state: piece.state },
            grade: piece.state === 'graded' && piece.points !== null ? Number(piece.points) / 100 : null,
            attempts: piece.work?.attempts ?? 0,
            dueDate: momentOf(piece.given.due_date),
            submittedAt: momentOf(piece.work?.submitted_at ?? null),
          })),
        results: learned.results
          .toSorted((a, b) => Date.parse(b.date_taken) - Date.parse(a.date_taken) || b.id - a.id)
          .slice(0, 20)
          .map((row) => ({ id: row.id, score: row.score, maxScore: row.max_score, attempt: row.attempt })),
      },
      id,
    )
  }
}

export function summaryOf(world: World, roomIds: readonly number[], id: number) {
  const learned = recalculateLearner(world, id)
  const own = piecesOfStudent(world, roomIds, id)
  const { rate, open } = completionOf([...own.values()].flat())
  const at = (level: string) => learned.states.filter((state) => state.level === level).length
  const turnedIn = world.rows.assignment_submissions.filter(
    ({ student_id, content, attachments }) =>
      student_id === id && (content !== null || attachments.length > 0),
  )
  const days = [
    ...learned.days.map(({ day }) => day),
    ...turnedIn.map(({ submitted_at }) => dayOf(learned.user.timezone, submitted_at)),
  ].toSorted()
  return {
    ...{
      id,
      grade: learned.user.grade,
      averageScore: inTenths(scoreOver(world, own)),
      completionRate: rate,
      openWork: open,
    },
    ...{ lessonsCompleted: learned.record.lessonsCompleted, lastActiveDay: days.at(-1) ?? null },
    levels: {
      learning: at('learning'),
      practised: at('practised'),
      mastered: at('mastered'),
      needsRefresh: at('needsRefresh'),
    },
  }
}

/** Scores that the product chose from the results of a quiz are those of the attempts that count. */
export function checkQuizScores(
  { world, comparison }: About,
  scoreQuiz: typeof import('./recalculate-work.ts').scoreQuiz,
) {
  for (const work of world.rows.assignment_submissions) {
    const given = world.rows.assignments.find(({ id }) => id === work.assignment_id)
    if (given?.kind !== 'quiz' || !work.is_automatic) continue
    comparison.check(
      'score of a quiz',
      {
        grade: Number(toHundredths(work.grade ?? 0)) / 100,
        lateDeducted: work.late_deducted,
        attempts: work.attempts,
      },
      scoreQuiz(world.rows, given, work.student_id),
      `${given.id} of ${work.student_id} (${given.counted_attempt}, ${given.late_policy})`,
    )
  }
}
