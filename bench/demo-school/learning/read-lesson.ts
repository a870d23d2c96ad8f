import { progress } from '#contract/progress.ts'
import { MINUTE_SECONDS } from '#engines/days/durations.ts'
import { learn } from '../../simulator/learner.ts'
import type { StudiedLesson } from '../curriculum.ts'
import type { Desk } from './desk.ts'

/** The page says so often how long it has been read. */
const SAVED_EVERY_SECONDS = 240
/** What a text with its examples teaches, in problems of a skill. */
const PROBLEMS_WORTH = 3
/** Who reads less than so much of a lesson does not finish it. */
const FINISHES_FROM = 0.45

/** Opens a lesson, reads it for part or all of its minutes and, unless they break off, finishes it. Answers whether they did. */
export async function* readLesson(desk: Desk, lesson: StudiedLesson): AsyncGenerator<number, boolean> {
  const { pupil, chance, person, t } = desk
  const { reading } = pupil.traits
  const share = Math.min(1.25, Math.max(0.2, chance.normal(reading, 0.18)))
  const visit = `rosewood-${person.id}-${lesson.id}-${Math.round(t.clock.now.getTime() / 1000)}`
  const save = (seconds: number, completed: boolean) =>
    desk.call(progress.save, {
      ...{ id: person.id, lessonId: lesson.id, completed },
      visit: { id: visit, seconds: Math.round(seconds) },
    })
  pupil.read.add(lesson.id)
  await save(0, false)
  const wanted = share * lesson.minutes * MINUTE_SECONDS
  let read = 0
  while (wanted - read > SAVED_EVERY_SECONDS) {
    yield SAVED_EVERY_SECONDS
    read += SAVED_EVERY_SECONDS
    await save(read, false)
  }
  yield wanted - read
  const isFinished = share >= FINISHES_FROM
  await save(wanted, isFinished)
  for (const skill of lesson.skills)
    for (let problem = 0; problem < PROBLEMS_WORTH * Math.min(1, share); problem++)
      learn(pupil.learner, skill, desk.now())
  return isFinished
}
