import type { TestApp, TestPerson } from '#server/testing/test-app.ts'
import type { Chance } from '../simulator/chance.ts'
import type { ClassCode } from './cast.ts'
import type { SimulatedPupil } from './pupils/simulated-pupil.ts'

/** What a scene finds when its moment has come. */
export type Stage = {
  /** The real app on a database of its own; its clock is held, and a scene may advance it by minutes. */
  t: TestApp
  /** Throws for an unknown name. */
  person: (username: string) => TestPerson
  /** What they truly know, and how they study. */
  learner: (username: string) => SimulatedPupil
  classId: (code: ClassCode) => number
  /** Seeded; one stream for each scene. */
  chance: Chance
  /** The answer of a call that went well; throws with status and answer otherwise. */
  done: <Body>(call: Promise<{ status: number; body: Body }>) => Promise<Body>
}

/** Day 0 is the first Monday of the history; the time is what the clock on the school's wall shows, 'HH:MM'. */
export type Scene = { day: number; time: string; title: string; play: (stage: Stage) => Promise<void> }

export async function done<Body>(call: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await call
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}
