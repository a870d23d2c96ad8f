import {
  addShares,
  type MissingCounts,
  NO_SHARE,
  type Piece,
  type PieceScore,
  type Share,
  scorePiece,
} from '../record/index.ts'
import { type DropPool, dropLowest } from './drop-lowest.ts'

/** All points alike, or the score of each category by its weight. */
export const WEIGHTINGS = ['points', 'weights'] as const
export type Weighting = (typeof WEIGHTINGS)[number]

export type Category = {
  id: number
  /** In hundredths of a percent; only their proportion matters. */
  weight: number
  /** Up to so many pieces are dropped. */
  dropLowest: number
  isExtraCredit: boolean
}
export type GradingRules = {
  weighting: Weighting
  missingCounts: MissingCounts
  categories: readonly Category[]
}
export const PLAIN_RULES: GradingRules = { weighting: 'points', missingCounts: 'leave_out', categories: [] }

export type BookPiece = Piece & { categoryId: number | null; isExtraCredit: boolean }

export type CategoryScore = {
  id: number
  score: Share | null
  /** The part of the whole score that it decides now, empty categories left out; null by points and for extra credit. */
  weight: Share | null
}
export type BookScore = {
  score: Share | null
  categories: CategoryScore[]
  /** Places of the pieces that were dropped. */
  dropped: ReadonlySet<number>
  /** Places of the pieces that count in nothing, because they have no category. */
  uncategorized: readonly number[]
}

type Counted = PieceScore & { place: number; categoryId: number | null; isExtra: boolean }
type Pool = DropPool & { id: number | null; extra: number }

/** One student's score, and what it is made of. */
export function scoreBook(pieces: readonly BookPiece[], rules: GradingRules): BookScore {
  const pools = fillPools(countPieces(pieces, rules), rules)
  return rules.weighting === 'points' ? scoreByPoints(pools, rules) : scoreByWeights(pools, rules)
}

function countPieces(
  pieces: readonly BookPiece[],
  { weighting, missingCounts, categories }: GradingRules,
): Counted[] {
  const known = new Map(categories.map((category) => [category.id, category]))
  return pieces.flatMap((piece, place) => {
    const score = scorePiece(piece, missingCounts)
    if (!score) return []
    const category = known.get(piece.categoryId ?? 0)
    const isExtra = piece.isExtraCredit || (weighting === 'points' && category?.isExtraCredit === true)
    return [{ ...score, place, categoryId: category?.id ?? null, isExtra }]
  })
}

function fillPools(counted: readonly Counted[], { categories }: GradingRules): Pool[] {
  const drops = new Map<number | null, number>(categories.map(({ id, dropLowest: most }) => [id, most]))
  return [null, ...categories.map(({ id }) => id)].map((id) => {
    const own = counted.filter(({ categoryId }) => categoryId === id)
    return {
      id,
      most: drops.get(id) ?? 0,
      extra: own.reduce((sum, { isExtra, given }) => sum + (isExtra ? given : 0), 0),
      pieces: own
        .filter(({ isExtra }) => !isExtra)
        .map(({ place, given, possible }) => ({ place, given, possible: 100 * possible })),
    }
  })
}

function scoreByPoints(pools: readonly Pool[], { categories }: GradingRules): BookScore {
  const extra = pools.reduce((sum, pool) => sum + pool.extra, 0)
  const best = dropLowest(pools, extra)
  const dropped = new Set(best?.dropped)
  return {
    score: best?.score ?? null,
    categories: categories.map(({ id }) => {
      const pool = pools.find((one) => one.id === id)
      const kept = pool?.pieces.filter(({ place }) => !dropped.has(place)) ?? []
      const score = dropLowest([{ pieces: kept, most: 0 }], pool?.extra ?? 0)?.score ?? null
      return { id, score, weight: null }
    }),
    dropped,
    uncategorized: [],
  }
}

function scoreByWeights(pools: readonly Pool[], { categories }: GradingRules): BookScore {
  const scored = categories.map((category) => {
    const pool = pools.find(({ id }) => id === category.id)
    return { ...category, best: pool ? dropLowest([pool], pool.extra) : null }
  })
  const ordinary = scored.filter(({ isExtraCredit }) => !isExtraCredit)
  const [all, spread] = [sumWeights(ordinary), sumWeights(ordinary.filter(({ best }) => best))]
  const parts = scored.map(({ weight, isExtraCredit, best }) =>
    best ? weigh(best.score, weight, isExtraCredit ? all : spread) : NO_SHARE,
  )
  const loose = pools.find(({ id }) => id === null)
  return {
    score: spread === 0 ? null : parts.reduce(addShares, NO_SHARE),
    categories: scored.map(({ id, weight, isExtraCredit, best }) => ({
      id,
      score: best?.score ?? null,
      weight: isExtraCredit || !best || spread === 0 ? null : { part: BigInt(weight), whole: BigInt(spread) },
    })),
    dropped: new Set(scored.flatMap(({ best }) => best?.dropped ?? [])),
    uncategorized: loose?.pieces.map(({ place }) => place) ?? [],
  }
}

const sumWeights = (categories: readonly Category[]) =>
  categories.reduce((sum, { weight }) => sum + weight, 0)

function weigh({ part, whole }: Share, weight: number, all: number): Share {
  return all === 0 ? NO_SHARE : { part: part * BigInt(weight), whole: whole * BigInt(all) }
}
