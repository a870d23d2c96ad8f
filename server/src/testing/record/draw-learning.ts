import { DAY_MS } from '#engines/days/durations.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import type { attempts } from '../../db/schema/learning/attempts.ts'
import type { learningDays } from '../../db/schema/learning/learning-days.ts'
import type { pointEntries } from '../../db/schema/learning/point-entries.ts'
import type { userProgress } from '../../db/schema/learning/progress.ts'
import type { quizResults } from '../../db/schema/learning/quizzes.ts'
import type { skillStates } from '../../db/schema/learning/skill-states.ts'
import type { studyPauses } from '../../db/schema/learning/study-pauses.ts'
import { AWAY, type Draw, drawScore, QUIET } from './draw-class.ts'
import { type DrawnCurriculum, questionsOf } from './draw-curriculum.ts'

type Learner = { id: number; timezone: string }
type Counts = {
  lessonsCompleted?: number
  quizzesTaken?: number
  problemsTried?: number
  cardsReviewed?: number
  seconds?: number
}

export function drawLearning(draw: Draw, learners: readonly Learner[], curriculum: DrawnCurriculum) {
  const all = {
    progress: [] as (typeof userProgress.$inferInsert)[],
    results: [] as (typeof quizResults.$inferInsert)[],
    answers: [] as (typeof attempts.$inferInsert)[],
    days: [] as (typeof learningDays.$inferInsert)[],
    pauses: [] as (typeof studyPauses.$inferInsert)[],
    states: [] as (typeof skillStates.$inferInsert)[],
    points: [] as (typeof pointEntries.$inferInsert)[],
  }
  // Some have not begun.
  for (const learner of learners)
    if (!QUIET.has(learner.id) && (draw.dice.int(1, 10) > 1 || learner.id === AWAY))
      drawLearner(draw, learner, curriculum, all)
  return all
}
type All = ReturnType<typeof drawLearning>

function drawLearner(draw: Draw, learner: Learner, curriculum: DrawnCurriculum, all: All) {
  const { dice } = draw
  const { id: userId, timezone } = learner
  const days = new Map<string, { day: string; subjectId: number | null } & Required<Counts>>()
  /** Many events of the last days, so that there are streaks, and of the weeks before, so that there are trends. */
  const moment = () => draw.at(24 * dice.pick([-8, -8, -28, -130]), 0)
  function learn(at: Date, subjectId: number | null, counts: Counts) {
    const day = dayIn(timezone, at)
    const none = { lessonsCompleted: 0, quizzesTaken: 0, problemsTried: 0, cardsReviewed: 0, seconds: 0 }
    const row = days.get(`${day} ${subjectId}`) ?? { day, subjectId, ...none }
    days.set(`${day} ${subjectId}`, row)
    for (const [name, count] of Object.entries(counts)) row[name as keyof Counts] += count
  }

  for (const lesson of dice.sample(curriculum.lessons, dice.int(0, curriculum.lessons.length))) {
    const at = moment()
    const completed = dice.int(1, 3) > 1
    const timeSpent = dice.int(0, 1500)
    const completedAt = completed ? at : null
    all.progress.push({ userId, lessonId: lesson.id, completed, timeSpent, lastAccessed: at, completedAt })
    learn(at, lesson.subjectId, { seconds: timeSpent, lessonsCompleted: completed ? 1 : 0 })
  }
  for (const { quizId, subjectId } of curriculum.lessons) {
    if (quizId === null || dice.int(1, 5) < 3) continue
    const times = Array.from({ length: dice.int(1, 3) }, moment).toSorted((a, b) => a.getTime() - b.getTime())
    times.forEach((dateTaken, place) => {
      const score = drawScore(dice, quizId)
      const maxScore = questionsOf(quizId)
      const answers = Array.from({ length: maxScore }, (_, n) => ({
        ...{
          questionId: `q${n}`,
          selectedOptionId: n < score ? 'a' : dice.pick(['b', 'c']),
          correct: n < score,
        },
      }))
      all.results.push({ userId, quizId, score, maxScore, dateTaken, answers, attempt: place + 1 })
      learn(dateTaken, subjectId, { quizzesTaken: 1, seconds: dice.int(10, 300) })
    })
  }
  const subjectOf = new Map(
    curriculum.lessons.map(({ subject, subjectId }) => [subject.slice(0, 4).toLowerCase(), subjectId]),
  )
  for (const skill of dice.sample(curriculum.skills, dice.int(0, 10))) {
    const subjectId = subjectOf.get((skill.split('.', 1)[0] ?? '').slice(0, 4)) ?? null
    const latest = { at: new Date(0), correct: 0, answers: 0 }
    for (let n = 0; n < dice.int(1, 8); n++) {
      const answeredAt = moment()
      const correct = dice.coin()
      const source = dice.pick(['practice', 'practice', 'practice', 'review', 'quiz'] as const)
      all.answers.push({
        ...{
          userId,
          source,
          itemId: `practice:${skill}:${dice.int(1, 2)}`,
          seed: dice.int(1, 3),
          difficulty: 1,
        },
        ...{ skills: [skill], correct, helped: dice.int(1, 4) === 1, tryNumber: dice.int(1, 2), answeredAt },
        day: dayIn(timezone, answeredAt),
        voidedAt: dice.int(1, 15) === 1 ? draw.now : null,
      })
      latest.answers += 1
      latest.correct += correct ? 1 : 0
      if (answeredAt > latest.at) latest.at = answeredAt
      learn(answeredAt, subjectId, {
        problemsTried: source === 'practice' ? 1 : 0,
        seconds: dice.int(5, 120),
      })
    }
    const level = dice.pick(['learning', 'practised', 'mastered', 'needsRefresh'] as const)
    const levelAt = moment().getTime() / 1000
    const lastAt = latest.at.getTime() / 1000
    all.states.push({
      ...{ userId, skill, level, mastery: dice.int(0, 1000) / 1000 },
      ...{ answers: latest.answers, correct: latest.correct, lastAnsweredAt: latest.at },
      evidence: {
        ...{ answers: latest.answers, correct: latest.correct, level, levelAt, lastAt, missDays: [] },
        ...{ lastDay: dayIn(timezone, latest.at), lastHelpedAt: null, lastOwnSuccessAt: null },
      },
    })
  }
  for (let n = 0; n < dice.int(0, 6); n++)
    learn(moment(), null, { cardsReviewed: dice.int(1, 9), seconds: dice.int(5, 400) })
  if (userId === AWAY) {
    const today = dayIn(timezone, draw.now)
    const pause = { firstDay: daysBefore(today, 3), lastDay: daysBefore(today, 1) }
    for (const [key, { day }] of days) if (pause.firstDay <= day && day <= pause.lastDay) days.delete(key)
    for (const at of [0, 4])
      learn(new Date(draw.now.getTime() - at * DAY_MS), null, { cardsReviewed: 1, seconds: 90 })
    all.pauses.push({ userId, ...pause })
  }
  all.days.push(...[...days.values()].map((day) => ({ userId, ...day })))
  for (let n = 0; n < dice.int(0, 2); n++) {
    const first = draw.at(dice.coin() ? -8 * 24 : -60 * 24, 24)
    const last = new Date(first.getTime() + dice.int(0, 9) * DAY_MS)
    all.pauses.push({ userId, firstDay: dayIn('UTC', first), lastDay: dayIn('UTC', last) })
  }
  drawPoints(draw, userId, curriculum, all)
}

function drawPoints({ dice, at }: Draw, userId: number, { lessons, skills }: DrawnCurriculum, all: All) {
  const give = (
    kind: 'opening' | 'perfectQuiz' | 'skillPracticed' | 'skillMastered' | 'lesson',
    about: string,
    points: number,
  ) => all.points.push({ userId, kind, about, points, earnedAt: at(-100 * 24, 0) })
  if (dice.coin()) give('opening', '', dice.int(0, 60))
  for (const { id, quizId } of dice.sample(lessons, 4)) {
    give('lesson', String(id), 5)
    if (quizId !== null && dice.coin()) give('perfectQuiz', String(quizId), dice.pick([0, 10]))
  }
  for (const skill of dice.sample(skills, dice.int(0, 5))) {
    give('skillPracticed', skill, 5)
    if (dice.coin()) give('skillMastered', skill, 10)
  }
}
