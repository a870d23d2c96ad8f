import { sql } from 'drizzle-orm'
import { familySettings, guardianships } from '../../db/schema/accounts/families.ts'
import { notificationSchedules } from '../../db/schema/accounts/notifications.ts'
import { learningGoals } from '../../db/schema/accounts/onboarding.ts'
import { privacySettings, userSettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { userBadges } from '../../db/schema/learning/badges.ts'
import { learningDays } from '../../db/schema/learning/learning-days.ts'
import { pointEntries } from '../../db/schema/learning/point-entries.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizResults } from '../../db/schema/learning/quizzes.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { studyPauses } from '../../db/schema/learning/study-pauses.ts'
import { flashcards } from '../../db/schema/study/flashcards.ts'
import {
  assignmentExcuses,
  assignmentStudents,
  assignmentSubmissions,
  assignments,
} from '../../db/schema/teaching/assignments.ts'
import {
  classEnrollments,
  classes,
  classGroupMembers,
  classGroups,
} from '../../db/schema/teaching/classes.ts'
import { classGradebooks, gradeCategories } from '../../db/schema/teaching/gradebooks.ts'
import { scoreQuizAgain } from '../../domain/classroom/score-quiz-work.ts'
import { setSchool } from '../school-rows.ts'
import type { TestApp } from '../test-app.ts'
import { beginDraw, drawPeople, drawRooms, drawSchool, drawWork, QUIET, STUDENTS } from './draw-class.ts'
import { type DrawnCurriculum, FIRST_BADGE } from './draw-curriculum.ts'
import { drawLearning } from './draw-learning.ts'
import { drawWishes } from './draw-wishes.ts'

export const GUARDIANS = [51, 52, 53, 54, 55]
export const ADMIN = 60

/** Empties the database but for its curriculum and fills it with the class of a seed. */
export async function fillClass(t: TestApp, curriculum: DrawnCurriculum, seed: number): Promise<void> {
  const draw = beginDraw(seed)
  const { dice, now, familyZone } = draw
  t.clock.now = now
  const people = drawPeople(draw)
  const rooms = drawRooms(draw)
  const work = drawWork(draw, rooms, curriculum)
  const learners = people.flatMap(({ id = 0, role, timezone = 'UTC' }) =>
    role === 'student' ? { id, timezone } : [],
  )
  const wishes = drawWishes(draw, learners)
  const learned = drawLearning(draw, learners, curriculum)
  await t.db.execute(sql`truncate users, classes, throttles restart identity cascade`)
  await setSchool(t, drawSchool(draw))
  await t.db.transaction(async (db) => {
    await db.insert(users).values([
      ...people.map((person) => ({
        ...person,
        emailProvenAt: person.email ? now : null,
        points: learned.points.reduce(
          (sum, { userId, points }) => sum + (userId === person.id ? points : 0),
          0,
        ),
      })),
      {
        ...{ id: ADMIN, username: 'admin-60', password: 'x', firstName: 'Amara', lastName: 'Diallo' },
        ...{ grade: 12, role: 'admin' as const },
      },
      ...GUARDIANS.map((id) => ({
        ...{ id, username: `guardian-${id}`, password: 'x', firstName: 'Anne', lastName: 'Byron', grade: 12 },
        ...{
          role: 'guardian' as const,
          timezone: familyZone,
          email: `guardian-${id}@example.org`,
          emailProvenAt: now,
        },
      })),
    ])
    await db.insert(classes).values(rooms.rooms)
    await db.insert(classEnrollments).values(rooms.enrollments)
    await db.insert(classGroups).values(rooms.groups)
    await db.insert(classGroupMembers).values(rooms.groupMembers)
    if (rooms.books.length > 0) await db.insert(classGradebooks).values(rooms.books)
    if (rooms.categories.length > 0) await db.insert(gradeCategories).values(rooms.categories)
    await db.insert(assignments).values(work.given)
    if (work.named.length > 0) await db.insert(assignmentStudents).values(work.named)
    if (work.excuses.length > 0) await db.insert(assignmentExcuses).values(work.excuses)
    if (work.submissions.length > 0) await db.insert(assignmentSubmissions).values(work.submissions)
    if (work.cards.length > 0) await db.insert(flashcards).values(work.cards)
    await db.insert(userProgress).values(learned.progress)
    await db.insert(quizResults).values(learned.results)
    await db.insert(attempts).values(learned.answers)
    await db.insert(learningDays).values(learned.days)
    if (learned.pauses.length > 0) await db.insert(studyPauses).values(learned.pauses)
    await db.insert(skillStates).values(learned.states)
    await db.insert(pointEntries).values(learned.points)
    await db
      .insert(privacySettings)
      .values(dice.sample(STUDENTS, 3).map((userId) => ({ userId, showOnLeaderboard: false })))
    await db
      .insert(userBadges)
      .values(
        STUDENTS.filter((userId) => userId % 5 === 0).map((userId) => ({ userId, badgeId: FIRST_BADGE })),
      )
    await db.insert(learningGoals).values(wishes.goals)
    await db.insert(userSettings).values(wishes.settings)
    await db.insert(notificationSchedules).values(wishes.schedules)
    await db.insert(familySettings).values(GUARDIANS.map((userId) => ({ userId, nextDigestAt: now })))
    await db.insert(guardianships).values(
      GUARDIANS.flatMap((guardianId) => {
        // Of whom little is told, so that also what comes last is: what is due next.
        const isOfQuiet = guardianId === GUARDIANS[0]
        const children = isOfQuiet ? [...QUIET.keys()] : dice.sample(STUDENTS.slice(0, 31), dice.int(1, 4))
        return children.map((childId) => ({
          ...{ guardianId, childId, way: 'teacher' as const, since: now },
          endedAt: !isOfQuiet && dice.int(1, 6) === 1 ? now : null,
        }))
      }),
    )
    await db.execute(sql`select setval(pg_get_serial_sequence('users', 'id'), 1000)`)
  })
  await turnInQuizzes(t, work, learned.results, rooms.membersOf)
}

type Work = ReturnType<typeof drawWork>

/** As the product does when a result comes in: turned in at first, then scored by the attempt that counts. */
async function turnInQuizzes(
  { db, clock: { now } }: TestApp,
  { given, submissions }: Work,
  results: readonly (typeof quizResults.$inferInsert)[],
  membersOf: ReadonlyMap<number, readonly number[]>,
) {
  for (const {
    id = 0,
    classId,
    kind,
    quizId,
    status,
    deletedAt,
    assignedDate = now,
    dueDate,
    latePolicy,
  } of given) {
    if (kind !== 'quiz' || status === 'draft' || deletedAt || assignedDate > now) continue
    const noted = new Set(submissions.flatMap((one) => (one.assignmentId === id ? one.studentId : [])))
    const isTaken = (at: Date) => at >= assignedDate && (latePolicy !== 'refuse' || !dueDate || at <= dueDate)
    const taken = results.flatMap(({ userId, quizId: about, dateTaken }) =>
      about === quizId && dateTaken && !noted.has(userId) && isTaken(dateTaken) ? { userId, dateTaken } : [],
    )
    // Who was asked to do it is whoever turned it in; that is drawn for other work.
    const rows = [...Map.groupBy(taken, ({ userId }) => userId)].flatMap(([studentId, attempts]) => {
      if (!membersOf.get(classId)?.includes(studentId)) return []
      const submittedAt = new Date(Math.min(...attempts.map(({ dateTaken }) => dateTaken.getTime())))
      return {
        ...{ assignmentId: id, studentId, submittedAt, gradedAt: submittedAt, grade: 0 },
        ...{ status: 'graded' as const, isAutomatic: true, attempts: attempts.length },
      }
    })
    if (rows.length > 0) await db.insert(assignmentSubmissions).values(rows)
    await scoreQuizAgain(db, id)
  }
}
