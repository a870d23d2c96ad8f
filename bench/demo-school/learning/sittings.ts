import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import type { StudiedLesson } from '../curriculum.ts'
import type { Activity } from '../timeline.ts'
import type { Desk } from './desk.ts'
import { practise } from './practise.ts'
import { readLesson } from './read-lesson.ts'
import { makeCards, reviewCards } from './review-cards.ts'
import { takePlacement } from './take-placement.ts'
import { takeQuiz } from './take-quiz.ts'

const DONE_EARLY = 0.45
const FEW = 4

/** A class works on the same lesson, each at their own pace; who is done early practices. */
export async function* studyInClass(desk: Desk, subject: string): Activity {
  const lesson = findNextLesson(desk, subject)
  if (lesson) yield* studyLesson(desk, lesson)
  const isEarly = lesson !== undefined && desk.chance.happens(DONE_EARLY)
  yield* practise(desk, { subject }, lesson === undefined ? desk.pupil.traits.problems : isEarly ? FEW : 0)
}

export async function* practiseInClass(desk: Desk, isFirst: boolean): Activity {
  if (isFirst) yield* takePlacement(desk, 'Mathematics')
  yield* practise(desk, { subject: 'Mathematics' }, desk.pupil.traits.problems - (isFirst ? 4 : 0))
}

/** What is due soon, the cards of the day, then what they like or what the product thinks best. */
export async function* studyAtHome(desk: Desk): Activity {
  const { chance, pupil } = desk
  yield* reviewCards(desk)
  const lesson = chance.happens(0.22) ? findNextLesson(desk, pickSubject(desk)) : undefined
  if (lesson) yield* studyLesson(desk, lesson)
  else if (chance.happens(0.4)) yield* practise(desk, { mix: 'daily' }, pupil.traits.problems)
  else yield* practise(desk, { subject: pickSubject(desk) }, pupil.traits.problems)
}

const CRAM_HOURS = 34

/** Everything at once, the evening before. Without anything due there is no reason to sit down. */
export async function* cram(desk: Desk): Activity {
  const { t, person, pupil } = desk
  const open = await desk.call(myAssignments.list, { id: person.id, status: 'open' })
  const dueAt = (due: string | null) => (due === null ? Number.POSITIVE_INFINITY : Date.parse(due))
  const isNear = open.some(({ dueDate }) => {
    const ms = dueAt(dueDate) - t.clock.now.getTime()
    return ms > 0 && ms < (CRAM_HOURS / 24) * DAY_MS
  })
  if (!isNear) return
  const lesson = desk.chance.happens(0.4) ? findNextLesson(desk, pickSubject(desk)) : undefined
  if (lesson) yield* studyLesson(desk, lesson)
  yield* practise(desk, { subject: 'Mathematics' }, Math.round(1.3 * pupil.traits.problems))
}

async function* studyLesson(desk: Desk, lesson: StudiedLesson): Activity {
  const { chance, pupil } = desk
  const isFinished = yield* readLesson(desk, lesson)
  if (!isFinished || !chance.happens(pupil.traits.takesQuizzes)) return
  yield chance.between(10, 60)
  if (!pupil.quizzed.has(lesson.quiz.id)) yield* takeQuiz(desk, lesson)
  if (chance.happens(pupil.traits.makesCards)) yield* makeCards(desk, lesson)
}

function findNextLesson({ lessons, pupil }: Desk, subject: string): StudiedLesson | undefined {
  return lessons(pupil.grade, subject).find(({ id }) => !pupil.read.has(id))
}

function pickSubject({ chance, pupil }: Desk): string {
  const weights = Object.entries(pupil.traits.subjects)
  let left = chance.between(
    0,
    weights.reduce((sum, [, weight]) => sum + weight, 0),
  )
  for (const [subject, weight] of weights) {
    left -= weight
    if (left < 0) return subject
  }
  return 'Mathematics'
}
