import type { Notice, StageState } from '#engines/kids-code/index.ts'

/** From the turtle to the rocket. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 5] as const
export type Speed = (typeof SPEEDS)[number]

/** `stepping`: stands still and goes on block by block. */
export type PlayerStatus = 'idle' | 'running' | 'stepping'

/** What screens show around the stage. The same object until something of it changes, but for `stage`. */
export type PlayerView = {
  status: PlayerStatus
  /** A script is at work or waits. */
  isRunning: boolean
  speed: Speed
  isMuted: boolean
  activeBlocks: readonly string[]
  /** Since the start, each once. */
  notices: readonly Notice[]
  question: StageState['question']
  /** As it is now, at every reading: the movement of a figure is no reason to render. */
  readonly stage: StageState
}

export type ViewParts = Omit<PlayerView, 'stage'>

/** Whether a screen has to show something new at once. Blocks at work may wait for a moment. */
export function isNewAtOnce(old: ViewParts, next: ViewParts): boolean {
  return (
    old.status !== next.status ||
    old.isRunning !== next.isRunning ||
    old.speed !== next.speed ||
    old.isMuted !== next.isMuted ||
    old.notices.length !== next.notices.length ||
    old.question?.text !== next.question?.text ||
    old.question?.figureId !== next.question?.figureId
  )
}

export function hasSameBlocks(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place])
}
