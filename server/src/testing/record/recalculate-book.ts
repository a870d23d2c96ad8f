import { type Fraction, fraction, inTenths, isMore, meanOf, plus, times } from './fractions.ts'
import type { Raw } from './raw-rows.ts'
import { dayOf, type Piece, type World } from './recalculate-work.ts'

/** The rules of a class as its rows say them; without rows by points, and missing work is left out. */
export function rulesOf({ rows }: World, classId: number) {
  const book = rows.class_gradebooks.find((row) => row.class_id === classId)
  return {
    weighting: book?.weighting ?? 'points',
    missingCounts: book?.missing_counts ?? 'leave_out',
    scale: book?.scale ?? { kind: 'percent', bands: [] },
    categories: rows.grade_categories.filter((row) => row.class_id === classId),
  }
}
export type Rules = ReturnType<typeof rulesOf>
export type Span = { from: string; to: string }

/** The school's calendar day of a piece: when it is due, or else was given out. */
export const dayOfPiece = ({ zone }: World, { due_date, assigned_date }: Raw<'assignments'>): string =>
  dayOf(zone, due_date ?? assigned_date)

export function termsOf({ rows }: World, classId: number) {
  const own = rows.class_gradebooks.find((row) => row.class_id === classId)?.terms ?? []
  if (own.length > 0) return own
  return rows.school_terms
    .map((term) => ({ name: term.name, startsOn: term.first_day, endsOn: term.last_day }))
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
}

type Counted = {
  id: number
  given: bigint
  possible: bigint
  category: Raw<'grade_categories'> | null
  isExtra: boolean
}

/** G1…G9: a student's score of these pieces, with what it is worth, by trying every way to drop. */
export function scoreOf(pieces: readonly Piece[], rules: Rules): Whole | null {
  const counted = pieces.flatMap((piece) => count(piece, rules) ?? [])
  return rules.weighting === 'points' ? byPoints(counted, rules) : byWeights(counted, rules)
}

function count(piece: Piece, { categories, missingCounts, weighting }: Rules): Counted | null {
  const { given, points, state } = piece
  const isMissing =
    state === 'missing' &&
    missingCounts === 'zero' &&
    given.kind !== 'lesson' &&
    given.points > 0 &&
    piece.exists
  if (points === null && !isMissing) return null
  const category = categories.find(({ id }) => id === given.category_id) ?? null
  const isExtra = given.is_extra_credit || (weighting === 'points' && category?.is_extra_credit === true)
  return { id: given.id, given: points ?? 0n, possible: BigInt(100 * given.points), category, isExtra }
}

type Score = { share: Fraction; possible: bigint; dropped: number[] }
/** Without a score where no category that has one weighs anything; each category drops for itself all the same. */
type Whole = Omit<Score, 'share'> & { share: Fraction | null }

const sum = (all: readonly Counted[], of: 'given' | 'possible') =>
  all.reduce((total, one) => total + one[of], 0n)

/** The best that is left when up to n of these are dropped and one stays; of equals the one that drops less. */
function* waysToDrop(pieces: readonly Counted[], most: number): Generator<Counted[]> {
  const choose = function* (from: number, left: number): Generator<Counted[]> {
    yield []
    if (left === 0) return
    for (let at = from; at < pieces.length; at++)
      for (const rest of choose(at + 1, left - 1)) yield [pieces[at] as Counted, ...rest]
  }
  yield* choose(0, Math.min(most, pieces.length - 1))
}

/** A drop that would change nothing is not made, and of equally good ones the one that keeps more points is. */
const isRather = (one: readonly Counted[], other: readonly Counted[]) =>
  one.length < other.length || (one.length === other.length && sum(one, 'possible') < sum(other, 'possible'))

function scoreLeft(ordinary: readonly Counted[], dropped: readonly Counted[], extra: bigint): Fraction {
  const left = ordinary.filter((one) => !dropped.includes(one))
  return fraction(sum(left, 'given') + extra, sum(left, 'possible'))
}

function byPoints(counted: readonly Counted[], { categories }: Rules): Score | null {
  const ordinary = counted.filter(({ isExtra }) => !isExtra)
  if (ordinary.length === 0) return null
  const extra = sum(
    counted.filter(({ isExtra }) => isExtra),
    'given',
  )
  // Ways to drop in every category, all of them together.
  let ways: Counted[][] = [[]]
  for (const { id, drop_lowest } of categories) {
    const own = ordinary.filter(({ category }) => category?.id === id)
    if (own.length < 2 || drop_lowest === 0) continue
    const here = [...waysToDrop(own, drop_lowest)]
    ways = ways.flatMap((before) => here.map((more) => [...before, ...more]))
  }
  const [given, possible] = [Number(sum(ordinary, 'given') + extra), Number(sum(ordinary, 'possible'))]
  let best: { given: number; possible: number; dropped: Counted[] } = { given, possible, dropped: [] }
  for (const dropped of ways) {
    let [part, whole] = [given, possible]
    for (const one of dropped) {
      part -= Number(one.given)
      whole -= Number(one.possible)
    }
    // Exact: both products are far below 2⁵³.
    const [mine, theirs] = [part * best.possible, best.given * whole]
    const isAsGood = mine === theirs && isRather(dropped, best.dropped)
    if (mine > theirs || isAsGood) best = { given: part, possible: whole, dropped }
  }
  return {
    share: fraction(best.given, best.possible),
    possible: BigInt(best.possible),
    dropped: best.dropped.map(({ id }) => id),
  }
}

function byWeights(counted: readonly Counted[], { categories }: Rules): Whole {
  const ordinaryWeight = categories.reduce((all, row) => all + (row.is_extra_credit ? 0 : row.weight), 0)
  let [weighted, weight, onTop, possible] = [fraction(0, 1), 0, fraction(0, 1), 0n]
  const dropped: number[] = []
  for (const category of categories) {
    const own = counted.filter((one) => one.category?.id === category.id)
    const found = scoreCategory(own, category.drop_lowest)
    if (!found) continue
    if (category.is_extra_credit) {
      if (ordinaryWeight > 0)
        onTop = plus(onTop, times(found.share, fraction(category.weight, ordinaryWeight)))
    } else {
      weighted = plus(weighted, times(found.share, fraction(category.weight, 1)))
      weight += category.weight
      possible += found.possible
    }
    dropped.push(...found.dropped)
  }
  const share = weight === 0 ? null : plus(times(weighted, fraction(1, weight)), onTop)
  return { share, possible, dropped }
}

function scoreCategory(own: readonly Counted[], drops: number): Score | null {
  const ordinary = own.filter(({ isExtra }) => !isExtra)
  if (ordinary.length === 0) return null
  const extra = sum(
    own.filter(({ isExtra }) => isExtra),
    'given',
  )
  let best: Counted[] = []
  for (const way of waysToDrop(ordinary, drops)) {
    const [mine, theirs] = [scoreLeft(ordinary, way, extra), scoreLeft(ordinary, best, extra)]
    const isAsGood = !isMore(theirs, mine) && isRather(way, best)
    if (isMore(mine, theirs) || isAsGood) best = way
  }
  const left = ordinary.filter((one) => !best.includes(one))
  return {
    share: scoreLeft(ordinary, best, extra),
    possible: sum(left, 'possible'),
    dropped: best.map(({ id }) => id),
  }
}

/** What a score is made of: that of each category, the part of the whole that it decides, and what counts in nothing. */
export function partsOf(pieces: readonly Piece[], rules: Rules) {
  const hasWeights = rules.weighting === 'weights'
  const counted = pieces.flatMap((piece) => count(piece, rules) ?? [])
  const dropped = scoreOf(pieces, rules)?.dropped ?? []
  const scored = rules.categories.map((category) => {
    const own = counted.filter((one) => one.category?.id === category.id)
    const kept = own.filter(({ id, isExtra }) => !isExtra && !dropped.includes(id))
    const given =
      sum(kept, 'given') +
      sum(
        own.filter(({ isExtra }) => isExtra),
        'given',
      )
    return { category, share: kept.length === 0 ? null : fraction(given, sum(kept, 'possible')) }
  })
  const weighing = scored.filter(({ category, share }) => share && hasWeights && !category.is_extra_credit)
  const whole = weighing.reduce((all, { category }) => all + category.weight, 0)
  return {
    categories: scored.map((one) => ({
      id: one.category.id,
      score: inTenths(one.share),
      weight: weighing.includes(one) && whole > 0 ? inTenths(fraction(one.category.weight, whole)) : null,
    })),
    uncategorized: hasWeights ? counted.filter(({ category, isExtra }) => !category && !isExtra).length : 0,
  }
}

/** G8: of the score as a teacher sees it. */
export function bandOf(share: Fraction | null, { scale }: Rules): string | null {
  const tenths = inTenths(share)
  if (tenths === null || scale.kind === 'percent') return null
  const reached = scale.bands.filter(({ from }) => Math.round(tenths * 10) >= from)
  return reached.toSorted((a, b) => b.from - a.from)[0]?.name ?? null
}

/** The mean of the shares of an assignment's pieces. */
export function scoreOfAssignment(pieces: readonly Piece[], rules: Rules): Fraction | null {
  return meanOf(
    pieces.flatMap((piece) => {
      const found = count(piece, rules)
      return found ? [fraction(found.given, found.possible)] : []
    }),
  )
}

/** A student's score over some classes: what each class gives by its rules, by the points that count in it. */
export function scoreOver(world: World, piecesOf: ReadonlyMap<number, readonly Piece[]>): Fraction | null {
  const found = [...piecesOf].flatMap(([classId, pieces]) => {
    const { share = null, possible = 0n } = scoreOf(pieces, rulesOf(world, classId)) ?? {}
    return share ? [{ share, possible }] : []
  })
  const possible = found.reduce((all, one) => all + one.possible, 0n)
  if (possible === 0n) return null
  return found
    .map((one) => times(one.share, fraction(one.possible, possible)))
    .reduce((all, one) => plus(all, one))
}
