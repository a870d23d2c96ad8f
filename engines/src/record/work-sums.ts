import { makeShare, type Share, toPercent } from './share.ts'

/** What the figures of some pieces of work are made of: these add up over weeks and classes, figures do not. */
export type WorkSums = {
  pieces: number
  turnedIn: number
  /** Pieces whose time is not over: as long as there are any, completion is "so far". */
  open: number
  /** Pieces whose score counts. */
  scores: number
  /** What these brought, in hundredths of a point, and what they could bring, in points. */
  given: number
  possible: number
}

export const NO_WORK: WorkSums = { pieces: 0, turnedIn: 0, open: 0, scores: 0, given: 0, possible: 0 }

export function addWork(parts: readonly WorkSums[]): WorkSums {
  return parts.reduce(
    (sum, part) => ({
      pieces: sum.pieces + part.pieces,
      turnedIn: sum.turnedIn + part.turnedIn,
      open: sum.open + part.open,
      scores: sum.scores + part.scores,
      given: sum.given + part.given,
      possible: sum.possible + part.possible,
    }),
    NO_WORK,
  )
}

/** Pieces turned in, of all that were given, in percent to a tenth; null before anything is given. */
export function findCompletion({ pieces, turnedIn }: Pick<WorkSums, 'pieces' | 'turnedIn'>): number | null {
  return toPercent(makeShare(turnedIn, pieces))
}

/** Points given of points possible; null without a piece that counts. */
export function findScore({ given, possible }: Pick<WorkSums, 'given' | 'possible'>): Share | null {
  return makeShare(given, 100 * possible)
}
