import {
  createModel,
  type Learner,
  type Model,
  masteryTrusted,
  newShadow,
  type Shadow,
} from '#engines/mastery/index.ts'
import { type Acquire, createMutex } from '../../platform/mutex.ts'

declare module '../../platform/deps.ts' {
  interface Deps {
    tracer: Tracer
  }
}

/**
 * What this server process knows about all learners together. Answers go into it one after the other (`takeTurn`), in
 * the order of their ids, so that replaying the attempts gives the same weights to the last bit.
 */
export type Tracer = {
  /** Replaced as a whole when everything has been worked out anew. */
  model: Model
  /** How the engine does beside Elo; decides which of the two is believed. */
  shadow: Shadow
  /** Everything up to this attempt went into the model. */
  lastAttemptId: number
  /** Another process trains: this one foresees with the weights it was given and moves learners only. */
  isFollowing: boolean
  /** Holds an answer that the database did not keep, or weights older than the learners: all must be replayed. */
  isSpoiled: boolean
  isRebuilding: boolean
  /** Questions that were taken back, by `nameQuestion`: answers to them are kept, but nobody is judged by them. */
  voided: Set<string>
  takeTurn: Acquire
  /** Told after every kept answer and every spoiling; the keeper of the weights listens. */
  onChange: () => void
  /** Told when a question was taken back; whoever clears its traces listens. */
  onVoid: () => void
}

export function createTracer(options: { tableBits?: number } = {}): Tracer {
  return {
    model: createModel(options),
    shadow: newShadow(),
    lastAttemptId: 0,
    isFollowing: false,
    isSpoiled: false,
    isRebuilding: false,
    voided: new Set(),
    takeTurn: createMutex(),
    onChange: () => {},
    onVoid: () => {},
  }
}

/** Success to expect now on an unseen problem of the skill, by whichever model has earned more trust. */
export function predictMastery(
  { model, shadow }: Pick<Tracer, 'model' | 'shadow'>,
  learner: Learner,
  skill: string,
  atSeconds: number,
  afterSeconds = 0,
): number {
  return masteryTrusted(shadow, model, learner, skill, atSeconds, afterSeconds)
}
