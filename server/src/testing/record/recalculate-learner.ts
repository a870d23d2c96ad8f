import { allSkills, listSubjects, subjectOfSkill } from '../../domain/skills.ts'
import { fraction, inPercent, meanOf, roundDown, times } from './fractions.ts'
import type { Raw } from './raw-rows.ts'
import { addDays, dayOf, type World } from './recalculate-work.ts'

export type IsStrand = (strand: string | null | undefined) => boolean

/** Practice problems by their item and seed, each once however often it was answered. */
export function countProblems(
  { rows }: World,
  userId: number,
  isIn: (day: string) => boolean = () => true,
  isWanted: (skills: readonly string[]) => boolean = () => true,
) {
  const tried = new Set<string>()
  const solved = new Set<string>()
  for (const answer of rows.attempts) {
    if (answer.user_id !== userId || answer.source !== 'practice' || answer.voided_at !== null) continue
    if (!isIn(answer.day) || !isWanted(answer.skills)) continue
    const problem = `${answer.item_id} with seed ${answer.seed}`
    tried.add(problem)
    if (answer.correct) solved.add(problem)
  }
  return { problemsTried: tried.size, problemsSolved: solved.size }
}

/** "A learner's own record": figures of one learner from their rows. */
export function recalculateLearner(world: World, userId: number) {
  const { rows, now } = world
  const user = rows.users.find(({ id }) => id === userId)
  if (!user) throw new Error(`no user ${userId}`)
  const isOwn = (row: { user_id: number }) => row.user_id === userId
  const days = rows.learning_days.filter(isOwn)
  const progress = rows.user_progress.filter(isOwn)
  const results = rows.quiz_results.filter(isOwn)
  const states = rows.skill_states.filter(isOwn)
  const pauses = rows.study_pauses.filter(isOwn)
  const today = dayOf(user.timezone, now)

  type Day = (typeof days)[number]
  const minutes = (isWanted: (day: Day) => boolean = () => true) =>
    Math.floor(days.filter(isWanted).reduce((sum, { seconds }) => sum + seconds, 0) / 60)

  /** Results that are evidence: whose answers had not been shown before. */
  const quizAverage = (isWanted: (day: string) => boolean = () => true) =>
    inPercent(
      meanOf(
        results
          .filter(({ attempt, date_taken }) => attempt === 1 && isWanted(dayOf(user.timezone, date_taken)))
          .map(({ score, max_score }) => fraction(score, max_score)),
      ),
    )

  const isPaused = (day: string) =>
    pauses.some(({ first_day, last_day }) => first_day <= day && day <= last_day)

  /** Of days with learning; the day of today, which is not over, may still be empty. */
  function streaks(active: ReadonlySet<string>) {
    const first = [...active].toSorted()[0]
    if (first === undefined) return { current: 0, longest: 0 }
    let [row, longest] = [0, 0]
    for (let day = first; day <= today; day = addDays(day, 1)) {
      if (active.has(day)) row += 1
      else if (!isPaused(day) && day !== today) row = 0
      longest = Math.max(longest, row)
    }
    return { current: row, longest }
  }

  const isHeld = (level: string) => level === 'practised' || level === 'mastered' || level === 'needsRefresh'
  const strandOf = (skill: string) =>
    rows.lessons.find(({ outline, retired_at }) => retired_at === null && outline?.skills.includes(skill))
      ?.strand
  /** To their grade and, of lessons for work, to their role. */
  const isOffered = ({ retired_at, grade, grade_from, grade_to, audience }: Raw<'lessons'>) =>
    retired_at === null &&
    (grade_from ?? grade) <= user.grade &&
    user.grade <= (grade_to ?? grade) &&
    (user.role === 'professional' || audience !== 'professional')
  const lessonOf = (id: number) => rows.lessons.find((lesson) => lesson.id === id)

  const isPartOf = (skill: string, subject: string, isStrand: IsStrand) =>
    subjectOfSkill(skill) === subject && isStrand(strandOf(skill))

  /** Of a subject, or of one strand of it. */
  function share(subject: string, isStrand: IsStrand = () => true) {
    const isPart = (skill: string) => isPartOf(skill, subject, isStrand)
    const own = [...allSkills().values()].filter(
      ({ id, grade }) => grade === Math.min(12, user?.grade ?? 0) && isPart(id),
    )
    const held = own.filter(({ id }) =>
      states.some(({ skill, level }) => skill === id && isHeld(level)),
    ).length
    const subjectId = rows.subjects.find(({ name }) => name === subject)?.id
    const touched = [
      ...progress.map(({ lesson_id }) => lesson_id),
      ...results.map(({ quiz_id }) => rows.quizzes.find(({ id }) => id === quiz_id)?.lesson_id ?? 0),
    ].map(lessonOf)
    const isBegun =
      touched.some((lesson) => lesson?.subject_id === subjectId && isStrand(lesson?.strand)) ||
      states.some(({ skill }) => isPart(skill))
    return { held, skills: own.length, isBegun }
  }
  type Share = ReturnType<typeof share>
  const percent = ({ held, skills, isBegun }: Share) =>
    isBegun && skills > 0 ? roundDown(times(fraction(held, skills), fraction(100, 1))) : null

  const active = new Set(days.map(({ day }) => day))
  const { current, longest } = streaks(active)
  const begun = listSubjects()
    .map((subject) => share(subject))
    .filter(({ isBegun }) => isBegun)
  const together = begun.reduce(
    (all, one) => ({ held: all.held + one.held, skills: all.skills + one.skills, isBegun: true }),
    { held: 0, skills: 0, isBegun: false },
  )
  return {
    ...{
      user,
      days,
      progress,
      results,
      states,
      today,
      minutes,
      quizAverage,
      share,
      percent,
      lessonOf,
      isOffered,
      isPartOf,
    },
    nameOf: (subjectId: number) => rows.subjects.find(({ id }) => id === subjectId)?.name ?? '',
    streakOf: (subjectId: number) =>
      streaks(new Set(days.flatMap((row) => (row.subject_id === subjectId ? row.day : [])))).current,
    record: {
      minutes: minutes(),
      lessonsCompleted: progress.filter(({ completed }) => completed).length,
      ...countProblems(world, userId),
      quizAverage: quizAverage(),
      streakDays: current,
      longestStreakDays: longest,
      averageShare: percent(together),
    },
  }
}
export type Learned = ReturnType<typeof recalculateLearner>
