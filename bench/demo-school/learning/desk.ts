import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import type { TestApp, TestPerson } from '#server/testing/test-app.ts'
import type { Chance } from '../../simulator/chance.ts'
import { secondsOf } from '../calendar.ts'
import type { Curriculum } from '../curriculum.ts'
import type { SimulatedPupil } from '../pupils/simulated-pupil.ts'
import { done } from '../stage.ts'

/** Somebody at their desk, in one sitting. */
export type Desk = {
  t: TestApp
  person: TestPerson
  pupil: SimulatedPupil
  /** Of this sitting. */
  chance: Chance
  lessons: Curriculum
  /** By the clock of the simulated learners. */
  now: () => number
  /** Throws unless it went well. */
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>
}

export function sitDown(desk: Pick<Desk, 't' | 'person' | 'pupil' | 'chance' | 'lessons'>): Desk {
  const { t, person } = desk
  return {
    ...desk,
    now: () => secondsOf(t.clock.now),
    call: (endpoint, input) => done(person.call(endpoint, input)),
  }
}
