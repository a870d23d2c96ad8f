import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import type { Scene, Stage } from '../stage.ts'

/** A scene in one line. */
export const at = (day: number, time: string, title: string, play: Scene['play']): Scene => ({
  ...{ day, time, title, play },
})

/** What somebody does; throws unless it goes well. */
export const does = <E extends Endpoint>(
  stage: Stage,
  username: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> => stage.done(stage.person(username).call(endpoint, input))

export const idOf = (stage: Stage, username: string): number => stage.person(username).id
