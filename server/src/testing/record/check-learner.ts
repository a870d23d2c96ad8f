import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { myClasses } from '#contract/classroom/my-classes.ts'
import { dashboard } from '#contract/dashboard.ts'
import { LEADERBOARD_LENGTH, leaderboard } from '#contract/leaderboard.ts'
import { type PointEntry, points } from '#contract/points.ts'
import { profile } from '#contract/profile/profile.ts'
import { report } from '#contract/profile/report.ts'
import { progress } from '#contract/progress.ts'
import { quizzes } from '#contract/quizzes.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { subjectOfSkill } from '../../domain/skills.ts'
import { checkBadges } from './check-badges.ts'
import { checkOwnWeek } from './check-own-week.ts'
import { checkRows } from './check-rows.ts'
import { checkOwnSkills, checkPoints } from './check-skills.ts'
import { fraction, roundDown, roundHalfUp } from './fractions.ts'
import type { Raw } from './raw-rows.ts'
import type { About, Caller } from './reader.ts'
import { countProblems, type Learned, recalculateLearner } from './recalculate-learner.ts'
import {
  addDays,
  dayOf,
  isToDo,
  isTold,
  membersOf,
  momentOf,
  type Piece,
  rubricOf,
  shareOf,
  toVisibleGrade,
  type World,
} from './recalculate-work.ts'

/** Every figure that a student reads about themselves. */
export async function checkLearner(reader: About, id: number, learner: Caller) {
  const { world, comparison } = reader
  const learned = recalculateLearner(world, id)
  const check = (screen: string, found: unknown, wanted: unknown) =>
    comparison.check(screen, found, wanted, id)
  check('dashboard', await learner.read(dashboard.stats, {}), dashboardOf(world, learned))
  check('progress, record', await learner.read(progress.record, { userId: id }), learned.record)
  check(
    'progress, subjects',
    await learner.read(progress.metrics, { userId: id }),
    subjectsOf(world, learned),
  )
  check('progress, days', await learner.read(progress.activity, { userId: id }), activityOf(learned))
  check(
    'progress, lessons',
    await learner.read(progress.records, { id }),
    learned.progress
      .toSorted((a, b) => Date.parse(b.last_accessed) - Date.parse(a.last_accessed))
      .map((row) => ({ timeSpent: row.time_spent, completed: row.completed })),
  )
  // Another period for each student, and now and then the file of everything: it reads every table.
  const [period, count] = PERIODS[turnOf(id) % PERIODS.length] ?? PERIODS[0]
  check('report', await learner.read(report.read, { id, period }), reportOf(world, learned, count))
  if (id % 10 === 1) await checkExport(world, id, learner, check)
  const results = learned.results.map((row) => ({
    id: row.id,
    score: row.score,
    maxScore: row.max_score,
    attempt: row.attempt,
  }))
  check('quiz results', await learner.read(quizzes.results, { id }), results)
  const earned = world.rows.point_entries.filter((row) => row.user_id === id && row.points > 0)
  check('points', await readPoints(id, learner), {
    entries: earned.map((row) => ({ id: row.id, points: row.points })),
  })
  check('goals', await learner.read(progress.goals, { userId: id }), goalsOf(world, learned))
  await checkOwnWeek(reader, id, learner)
  await checkPoints(reader, id, learner)
  await checkBadges(reader, id, learner)
  if (turnOf(id) % 2 === 1) await checkRows(reader, id, learner)
  if (turnOf(id) % 2 === 0) await checkOwnSkills(reader, id, learner)
  check('profile', (await learner.read(profile.read, {})).stats, {
    ...{ totalStudyTime: learned.record.minutes, lessonsCompleted: learned.record.lessonsCompleted },
    streakDays: learned.record.streakDays,
  })
  await checkOwnWork(world, id, learner, check)
  await checkBoard(world, id, learner, check)
}

async function readPoints(id: number, learner: Caller) {
  const entries: PointEntry[] = []
  for (;;) {
    const last = entries.at(-1)
    const page = await learner.read(points.entries, { id, ...(last && { before: last.id }) })
    entries.push(...page.entries)
    if (!page.hasMore) return { entries }
  }
}

const PERIODS = [
  ['week', 7],
  ['month', 30],
  ['year', 365],
] as const

/** For what only some are asked for: in turns, also where every third student is asked. */
const turnOf = (id: number) => Math.floor(id / 3)

type Check = (screen: string, found: unknown, wanted: unknown) => void

function dashboardOf(world: World, learned: Learned) {
  const { user, days, today, minutes, record, share, percent, quizAverage, isPartOf } = learned
  const week = days.filter(({ day }) => day > addDays(today, -7))
  const lessons = week.reduce((sum, day) => sum + day.lessons_completed, 0)
  const isWriting = (strand: string | null | undefined) => strand === 'Writing'
  const areas = [
    { name: 'Mathematics', subject: 'Mathematics', isStrand: () => true },
    { name: 'Science', subject: 'Science', isStrand: () => true },
    {
      name: 'Reading',
      subject: 'English',
      isStrand: (strand: string | null | undefined) => !isWriting(strand),
    },
    { name: 'Writing', subject: 'English', isStrand: isWriting },
  ]
  const average = quizAverage()
  const own = world.rows.user_settings.find((row) => row.user_id === user.id)?.setting_value
  const { unit, amount } = own ?? { unit: 'lessons', amount: 5 }
  const done = unit === 'lessons' ? lessons : Math.floor(week.reduce((sum, day) => sum + day.seconds, 0) / 60)
  return {
    weeklyProgress: Math.min(100, roundHalfUp(fraction(100 * done, amount))),
    weeklyGoal: { unit, amount, done, isOwn: own !== undefined },
    today: { minutes: minutes(({ day }) => day === today) },
    ...{ totalLessonsCompleted: record.lessonsCompleted, practiceProblems: record.problemsSolved },
    ...{
      problemsTried: record.problemsTried,
      currentStreak: record.streakDays,
      averageScore: average ?? 0,
      hasAverage: average !== null,
    },
    subjectProgress: areas.map(({ name, subject, isStrand }) => {
      const isPart = ([skill = '']: readonly string[]) => isPartOf(skill, subject, isStrand)
      const own = countProblems(world, user.id, undefined, isPart)
      return { name, mastery: percent(share(subject, isStrand)), ...own }
    }),
  }
}

/** What counts for a goal is what was learned from the day on which it was set; of mastery what is held now. */
function goalsOf({ rows }: World, { user, days, today, record, percent, share }: Learned) {
  const own = rows.learning_goals.filter((goal) => goal.user_id === user.id && goal.is_active)
  return own.map((goal) => {
    const { subject } = goal
    const since = dayOf(user.timezone, goal.created_at)
    const isOf = (subjectId: number | null) =>
      subject === null || rows.subjects.some(({ id, name }) => id === subjectId && name === subject)
    const counted = days.filter(({ day, subject_id }) => day >= since && isOf(subject_id))
    const sum = (of: 'seconds' | 'lessons_completed') => counted.reduce((total, day) => total + day[of], 0)
    const held = subject === null ? record.averageShare : percent(share(subject))
    const value =
      goal.goal_type === 'lessons'
        ? sum('lessons_completed')
        : goal.goal_type === 'study_time'
          ? Math.floor(sum('seconds') / 60)
          : (held ?? 0)
    return {
      ...{ id: goal.id, subject, priority: goal.priority, value },
      ...{ targetScore: goal.target_score, targetDate: goal.target_date },
      isOnTrack: isOnTrack(goal, value, since, today),
      progress: Math.min(100, roundDown(fraction(100 * value, goal.target_score))),
    }
  })
}

/** As far as a steady pace from the first day to the last would be; reached always, overdue never. */
function isOnTrack(goal: Raw<'learning_goals'>, value: number, since: string, today: string): boolean {
  const daysFrom = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / DAY_MS
  const [whole, passed] = [daysFrom(since, goal.target_date), daysFrom(since, today)]
  if (value >= goal.target_score) return true
  if (today > goal.target_date) return false
  const start = goal.start_score
  return passed <= 0 || (whole > 0 && (value - start) * whole >= (goal.target_score - start) * passed)
}

function subjectsOf({ rows }: World, learned: Learned) {
  const { progress, isOffered, minutes, share, percent, streakOf } = learned
  return rows.subjects.flatMap(({ id, name }) => {
    const offered = rows.lessons.filter((one) => one.subject_id === id && isOffered(one))
    const opened = progress.filter(({ lesson_id }) => learned.lessonOf(lesson_id)?.subject_id === id)
    if (offered.length === 0 && opened.length === 0) return []
    const completed = opened.filter((row) => row.completed).map((row) => row.lesson_id)
    const all = new Set([...offered.map((one) => one.id), ...completed])
    const own = share(name)
    return {
      ...{
        subjectId: id,
        masteryLevel: percent(own) ?? 0,
        isBegun: own.isBegun,
        skillsHeld: own.held,
        skills: own.skills,
      },
      trend: trendOf(rows.attempts, learned, name),
      ...{ streakDays: streakOf(id), timeSpent: minutes((day) => day.subject_id === id) },
      ...{ completedLessons: completed.length, totalLessons: all.size },
    }
  })
}

/** Of first answers those without help that were right, in the last week against the three before; a twentieth is a change. */
function trendOf(answers: World['rows']['attempts'], { user, today }: Learned, subject: string) {
  const firsts = answers.filter(
    (row) =>
      row.user_id === user.id &&
      row.try_number === 1 &&
      row.voided_at === null &&
      subjectOfSkill(row.skills[0] ?? '') === subject,
  )
  const [lately, before] = [
    [-6, 0],
    [-27, -7],
  ].map(([first = 0, last = 0]) => {
    const own = firsts.filter(({ day }) => addDays(today, first) <= day && day <= addDays(today, last))
    return { all: own.length, right: own.filter(({ correct, helped }) => correct && !helped).length }
  })
  if (!lately || !before || lately.all < 3 || before.all < 3) return 'stable'
  const change = 20 * (lately.right * before.all - before.right * lately.all)
  const limit = lately.all * before.all
  return change > limit ? 'up' : change < -limit ? 'down' : 'stable'
}

function activityOf({ days }: Learned) {
  return [...new Set(days.map(({ day }) => day))].map((day) => {
    const own = days.filter((row) => row.day === day)
    const sum = (of: (row: (typeof own)[number]) => number) => own.reduce((total, row) => total + of(row), 0)
    return {
      day,
      events: sum(
        (row) => row.lessons_completed + row.quizzes_taken + row.problems_tried + row.cards_reviewed,
      ),
      minutes: Math.floor(sum((row) => row.seconds) / 60),
    }
  })
}

function reportOf(world: World, learned: Learned, count: number) {
  const { days, today, record, minutes, quizAverage, share, percent, user } = learned
  const firstDay = addDays(today, 1 - count)
  const isIn = (day: string) => firstDay <= day && day <= today
  const own = days.filter(({ day }) => isIn(day))
  const sum = (of: (row: (typeof own)[number]) => number) => own.reduce((total, row) => total + of(row), 0)
  const subjectIds = [...new Set(own.flatMap(({ subject_id }) => subject_id ?? []))]
  return {
    ...{ grade: user.grade, firstDay, lastDay: today, activeDays: new Set(own.map(({ day }) => day)).size },
    ...{ minutes: minutes(({ day }) => isIn(day)), lessonsCompleted: sum((row) => row.lessons_completed) },
    ...{
      quizzesTaken: sum((row) => row.quizzes_taken),
      averageScore: quizAverage(isIn),
      ...countProblems(world, user.id, isIn),
    },
    ...{ cardsReviewed: sum((row) => row.cards_reviewed), streakDays: record.streakDays },
    subjects: subjectIds.map((id) => {
      const name = learned.nameOf(id)
      return {
        name,
        minutes: minutes((row) => row.subject_id === id && isIn(row.day)),
        lessonsCompleted: own.reduce(
          (total, row) => total + (row.subject_id === id ? row.lessons_completed : 0),
          0,
        ),
        mastery: percent(share(name)),
      }
    }),
  }
}

/** What the active classes of a student gave to them. */
export function ownPieces(world: World, id: number): Piece[] {
  return world.rows.classes
    .filter((room) => room.is_active && room.deleted_at === null)
    .flatMap((room) => world.pieces.get(room.id) ?? [])
    .filter(({ studentId, isFor }) => studentId === id && isFor)
}

const dueAt = ({ given }: Piece) =>
  given.due_date === null ? Number.POSITIVE_INFINITY : Date.parse(given.due_date)

/** Still to do, the next due first; and all else, the newest first. */
export function listOwn(world: World, id: number): { open: Piece[]; done: Piece[] } {
  const own = ownPieces(world, id).toSorted(
    (a, b) =>
      Date.parse(b.given.assigned_date) - Date.parse(a.given.assigned_date) || a.given.id - b.given.id,
  )
  return {
    open: own
      .filter((piece) => isToDo(world, piece))
      .toSorted((a, b) => (dueAt(a) === dueAt(b) ? 0 : dueAt(a) - dueAt(b))),
    done: own.filter((piece) => !isToDo(world, piece)),
  }
}

const shownWork = (piece: Piece) => ({
  ...{ id: piece.given.id, points: piece.given.points, state: piece.state },
  dueDate: momentOf(piece.given.due_date),
  submission: piece.work
    ? {
        ...{
          grade: toVisibleGrade(piece),
          attempts: piece.work.attempts,
          isAutomatic: piece.work.is_automatic,
        },
        lateDeducted: isTold(piece) ? piece.work.late_deducted : 0,
      }
    : null,
})

async function checkOwnWork(world: World, id: number, learner: Caller, check: Check) {
  const { open, done } = listOwn(world, id)
  check('my assignments', await learner.read(myAssignments.list, { id, status: 'open' }), open.map(shownWork))
  check('my assignments', await learner.read(myAssignments.list, { id, status: 'done' }), done.map(shownWork))
  const rooms = world.rows.classes.filter(
    (room) => room.is_active && membersOf(world.rows, room.id).some((row) => row.student_id === id),
  )
  check(
    'my classes',
    await learner.read(myClasses.list, { id }),
    rooms.map((room) => ({
      ...{ id: room.id, grade: room.grade },
      openAssignments: open.filter(({ given }) => given.class_id === room.id).length,
    })),
  )
  // Another one for each student, kind by kind.
  const kinds = [...Map.groupBy([...open, ...done], ({ given }) => given.kind).values()]
  const some = kinds[turnOf(id) % Math.max(1, kinds.length)] ?? []
  const piece = some[turnOf(id) % Math.max(1, some.length)]
  if (!piece) return
  const { id: _, submission, ...shown } = shownWork(piece)
  check('my assignment', await learner.read(myAssignments.one, { id: piece.given.id }), {
    ...{ ...shown, ...shareOf(world, piece), lateDeduction: piece.given.late_deduction },
    rubric: rubricOf(piece.given),
    submission: submission && {
      ...{ ...submission, gradedAt: momentOf(piece.work?.graded_at ?? null) },
      rubricScores: isTold(piece) ? piece.work?.rubric_scores : {},
    },
  })
}

async function checkBoard({ rows }: World, id: number, learner: Caller, check: Check) {
  const grade = rows.users.find((user) => user.id === id)?.grade
  // Learners see those of their own grade.
  const isHidden = (userId: number) =>
    rows.privacy_settings.some((row) => row.user_id === userId && !row.show_on_leaderboard)
  const sumOf = (userId: number) =>
    rows.point_entries.reduce((sum, row) => sum + (row.user_id === userId ? row.points : 0), 0)
  const ranked = rows.users
    .filter(
      (user) =>
        (user.role === 'student' || user.role === 'college') &&
        user.grade === grade &&
        user.deleted_at === null &&
        !isHidden(user.id) &&
        sumOf(user.id) > 0,
    )
    .map((user) => ({ user, points: sumOf(user.id) }))
    // Of equal points by their names, in whose order the rows are.
    .toSorted((a, b) => b.points - a.points)
  const place = ranked.findIndex(({ user }) => user.id === id)
  check(
    'leaderboard',
    await learner.read(leaderboard.list, {}),
    ranked
      .slice(0, LEADERBOARD_LENGTH)
      .map(({ user, points: own }) => ({ id: user.id, grade: user.grade, points: own })),
  )
  check('leaderboard, own place', await learner.read(leaderboard.standing, {}), {
    ...{ rank: place < 0 ? null : place + 1, points: sumOf(id), topPoints: ranked[0]?.points ?? 0 },
  })
}

/** The file of everything: from its rows come the same figures. */
async function checkExport({ rows }: World, id: number, learner: Caller, check: Check) {
  const isMine = (row: { user_id: number }) => row.user_id === id
  const file = await learner.read(profile.export, { format: 'json' })
  const all = JSON.parse(new TextDecoder().decode(file.content as unknown as Uint8Array))
  const seconds = (days: readonly { seconds: number }[]) => days.reduce((sum, day) => sum + day.seconds, 0)
  check(
    'export of one’s data',
    {
      minutes: Math.floor(seconds(findTable(all, 'learning_days')) / 60),
      points: findTable(all, 'point_entries').length,
    },
    {
      minutes: Math.floor(seconds(rows.learning_days.filter(isMine)) / 60),
      points: rows.point_entries.filter(isMine).length,
    },
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the shape of the file is what is looked at
const findTable = (all: any, table: string): any[] => all.tables?.[table] ?? all[table] ?? []
