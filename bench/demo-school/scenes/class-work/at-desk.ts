import { eq } from 'drizzle-orm'
import { lessons } from '#server/db/schema/learning/lessons.ts'
import { readLessons, type StudiedLesson } from '../../curriculum.ts'
import { type Desk, sitDown } from '../../learning/desk.ts'
import type { Stage } from '../../stage.ts'
import type { Activity } from '../../timeline.ts'

type Database = Stage['t']['db']
const known = new WeakMap<Database, ReturnType<typeof readLessons>>()

/** Work at a desk that takes its time elsewhere: what it leaves carries the moment at which it is done. */
export async function doAtOnce(activity: Activity | AsyncGenerator<number, unknown>): Promise<void> {
  for await (const _ of activity);
}

export function deskOf(stage: Stage, username: string): Desk {
  const { t, chance } = stage
  return sitDown({
    ...{ t, chance, lessons: () => [] },
    person: stage.person(username),
    pupil: stage.learner(username),
  })
}

/** A lesson of the curriculum with its quiz, as the learners of the simulation know it. */
export async function findStudied({ t }: Stage, key: string): Promise<StudiedLesson> {
  const reading = known.get(t.db) ?? readLessons(t.db)
  known.set(t.db, reading)
  const [row] = await t.db
    .select({ id: lessons.id, grade: lessons.grade })
    .from(lessons)
    .where(eq(lessons.key, key))
  const curriculum = await reading
  const found = ['Mathematics', 'Science', 'English', 'History']
    .flatMap((subject) => curriculum(row?.grade ?? 0, subject))
    .find(({ id }) => id === row?.id)
  if (!found) throw new Error(`there is no lesson ${key}`)
  return found
}
