import { evaluate } from '#engines/algebra/index.ts'
import { rootOf } from '#engines/algebra/numbers/rational.ts'
import { nearest } from '#engines/algebra/numbers/value.ts'
import { isIdle } from '../../reading/idle.ts'
import { exactValue, readExpression, writeFraction } from '../../writing/polynomial.ts'
import type { Draft, Solver } from '../kind.ts'
import { exactTrig } from './angles.ts'

type Side = 'opp' | 'adj' | 'hyp'
type Ratio = 'sin' | 'cos' | 'tan'

const N = String.raw`(\d+(?:\.\d+)?)`
const UNIT = String.raw`(?:[- ]?(?:cm|mm|m|km|ft|feet|foot|in|inches|inch|yd|yards|meters?|metres?|units?|miles?))?`
const NAMES: [Side, string][] = [
  ['hyp', '(?:hypotenuse|hyp)'],
  [
    'opp',
    '(?:side opposite(?: to)?(?: (?:the|an|that|this) (?:acute )?angle)?|leg opposite(?: to)?(?: (?:the|an|that|this) (?:acute )?angle)?|opposite side|opposite leg|opposite|opp)',
  ],
  [
    'adj',
    '(?:side adjacent(?: to)?(?: (?:the|an|that|this) (?:acute )?angle)?|leg adjacent(?: to)?(?: (?:the|an|that|this) (?:acute )?angle)?|adjacent side|adjacent leg|adjacent|adj)',
  ],
]
const RATIO = /\b(sine|cosine|tangent|sin|cos|tan)\b/
const RATIOS: Record<Ratio, [top: Side, bottom: Side]> = {
  sin: ['opp', 'hyp'],
  cos: ['adj', 'hyp'],
  tan: ['opp', 'adj'],
}
const IDLE =
  'right triangle right-angled in an angle acute with has have is side length long one two other legs leg sides measures measure of opposite adjacent hypotenuse side that find what the how to and given if'
const ANGLE = String.raw`(\d+(?:\.\d+)?) ?(?:°|degrees?|deg)`
const NEAREST =
  /,? ?(?:(?:and )?(?:round|rounded|give|write)(?: (?:your|the) answer)? )?(?:correct )?(?:to )?(?:the )?nearest (tenth|hundredth|thousandth|whole number|integer|centimeter|meter|metre|foot|inch|unit|yard|mile|cm|m|ft)(?: of an? [a-z]+)?|,? ?(?:(?:and )?(?:round|rounded|give)(?: (?:your|the) answer)? )?(?:correct )?to (one|two|three|\d) decimal places?/
const PLACES: Record<string, number> = { tenth: 1, hundredth: 2, thousandth: 3, one: 1, two: 2, three: 3 }
const HIGH = /\bhow (?:high|tall|far up|high up)\b|\bhow far up\b|\bheight\b/
const FAR =
  /\bhow far (?:from|away from) (?:the )?(?:wall|building|house|base|bottom)|\bhow far is the (?:foot|bottom|base)\b|\bhorizontal distance\b/
const LEANING = /(?:ladder|string|rope|wire|cable|ramp|slide|board|plank|pole|line|escalator)\b/
const SHADOW = /\bshadow\b/

/** Sides, angles and ratios of a right triangle, and the ladders, kites and shadows that make one. */
export const RIGHT_TRIANGLES: Solver = {
  kinds: ['trigonometry'],
  solve(text) {
    const line = text
      .toLowerCase()
      .replace(/[?.\s]+$/, '')
      .replace(/^(?=.*\b(?:hyp|opp|adj)\b)(.*\bangle) (\d+)(?! ?(?:°|deg))/, 'right triangle $1 $2°')
    return findRatio(line) ?? findSide(line) ?? solveStory(line)
  },
  similar: () =>
    'A right triangle has legs 3 and 4. What is the sine of the angle opposite the side of length 3?',
}

/** "opp 3 hyp 5 whats sin", "legs 5 and 12: the sine of the angle opposite the 5". */
function findRatio(line: string): Draft | { reason: string } | null {
  if (/°|degree/.test(line)) return null
  const asked = RATIO.exec(line)?.[1]?.slice(0, 3) as Ratio | undefined
  if (!asked) return null
  const sides: Partial<Record<Side, string>> = {}
  let rest = line.replace(RATIO, ' ')
  const legs = new RegExp(
    String.raw`\blegs (?:are |of |with |measure |that are )?(?:lengths? )?(?:of )?${N}${UNIT}(?: long)? and ${N}${UNIT}`,
  ).exec(rest)
  const named = new RegExp(
    String.raw`\bangle (opposite|adjacent to|next to)(?: to)?(?: the)? (?:leg |side )?(?:of |with )?(?:length )?(?:of )?${N}${UNIT}|\bangle (opposite|adjacent to|next to) the ${N}${UNIT}[- ](?:leg|side)`,
  ).exec(rest)
  const wanted = named ? { word: named[1] ?? named[3], side: named[2] ?? named[4] } : null
  if (legs && wanted) {
    const [a, b] = [legs[1] as string, legs[2] as string]
    if (a === b || (wanted.side !== a && wanted.side !== b)) return null
    const other = wanted.side === a ? b : a
    const isOpposite = wanted.word === 'opposite'
    sides.opp = isOpposite ? (wanted.side as string) : other
    sides.adj = isOpposite ? other : (wanted.side as string)
    rest = rest.replace(legs[0], ' ').replace((named as RegExpExecArray)[0], ' ')
  } else {
    for (const [side, name] of NAMES) {
      const found =
        new RegExp(
          String.raw`\b(?:the )?${name}(?: (?:is|has length|of|=|:|measures|of length))* ?${N}${UNIT}(?: long)?`,
        ).exec(rest) ??
        new RegExp(String.raw`\b${N}${UNIT} (?:is the |for the |as the )?${name}\b`).exec(rest)
      if (!found) continue
      sides[side] = found[1]
      rest = rest.replace(found[0], ' ')
    }
  }
  if (Object.keys(sides).length !== 2 || /\d/.test(rest) || !isIdle(rest, IDLE)) return null
  return ratioOf(asked, sides)
}

const square = (plain: string): string => `${plain}^2`

function ratioOf(asked: Ratio, given: Partial<Record<Side, string>>): Draft | { reason: string } {
  const sides = { ...given }
  const missing = (['opp', 'adj', 'hyp'] as const).find((side) => sides[side] === undefined) as Side
  const [top, bottom] = RATIOS[asked]
  const steps: Draft['steps'] = []
  if (missing === top || missing === bottom) {
    const legs = [sides.opp, sides.adj].filter((each) => each !== undefined)
    const under =
      missing === 'hyp'
        ? `${square(legs[0] as string)} + ${square(legs[1] as string)}`
        : `${square(sides.hyp as string)} - ${square(legs[0] as string)}`
    const root = exactValue(under).top > 0n ? rootOf(exactValue(under), 2) : null
    if (!root) return { reason: 'The third side of this triangle is no simple number.' }
    sides[missing] = writeFraction(root)
    steps.push({
      rule: 'pythagoras',
      say: 'Find the third side with the Pythagorean theorem: a² + b² = c².',
      before: `sqrt(${under})`,
      after: sides[missing] as string,
      facts: [{ same: [`sqrt(${under})`, sides[missing] as string] }],
    })
  }
  if (sides.hyp && exactValue(`${sides.hyp} - ${sides.opp ?? sides.adj}`).top <= 0n)
    return { reason: 'The hypotenuse has to be the longest side.' }
  const line = `${sides[top]}/${sides[bottom]}`
  const result = writeFraction(exactValue(`(${sides[top]})/(${sides[bottom]})`))
  const words = { opp: 'opposite side', adj: 'adjacent side', hyp: 'hypotenuse' }
  steps.push({
    rule: `ratio-${asked}`,
    say: `${{ sin: 'Sine', cos: 'Cosine', tan: 'Tangent' }[asked]} is ${words[top]} over ${words[bottom]}.`,
    before: line,
    after: result,
    facts: [{ same: [line, result] }],
  })
  return {
    kind: 'trigonometry',
    words: `Find the ${{ sin: 'sine', cos: 'cosine', tan: 'tangent' }[asked]} of the angle.`,
    problem: { tex: `\\${asked}(\\alpha)` },
    steps,
    answer: { plain: result },
    proof: [{ same: [line, result] }, { same: [`(${result})*(${sides[bottom]})`, sides[top] as string] }],
    nudge: 'Which sides belong to this ratio?',
    hint: 'Mark the hypotenuse, the side opposite the angle and the side next to it.',
  }
}

/** One side and an angle: another side. */
function findSide(line: string): Draft | { reason: string } | null {
  const angle = new RegExp(ANGLE).exec(line)?.[1]
  if (!angle || !/\bright(?:-angled)? triangle\b/.test(line)) return null
  const round = NEAREST.exec(line)
  let rest = (round ? line.replace(round[0], ' ') : line)
    .replace(new RegExp(ANGLE, 'g'), ' ANGLE ')
    .replace(/,? in (?:cm|m|feet|inches|meters|ft)\b/, ' ')
  let given: { side: Side; size: string } | null = null
  for (const [side, name] of NAMES) {
    const found = new RegExp(
      String.raw`\b(?:the )?${name}(?: (?:an? |the )?ANGLE(?: angle)?| it| this angle)?(?: (?:is|has length|has a length of|of length|of|=|measures))* ${N}${UNIT}(?: long)?`,
    ).exec(rest)
    if (!found) continue
    if (given) return null
    given = { side, size: found[1] as string }
    rest = rest.replace(found[0], ' ')
  }
  const wanted = NAMES.map(([side, name]) => ({
    side,
    found: new RegExp(String.raw`\b${name}\b`).exec(rest),
  })).filter(({ found }) => found)
  const [ask] = wanted
  if (!given || !ask?.found || wanted.length !== 1 || ask.side === given.side || /\d/.test(rest)) return null
  if (new Set(line.match(new RegExp(ANGLE, 'g')) ?? []).size > 1) return null
  if (!isIdle(rest.replace(ask.found[0], ' ').replace(/ANGLE/g, ' '), IDLE)) return null
  return sideOf(given.side, given.size, ask.side, angle, placesOf(round), null)
}

function placesOf(round: RegExpExecArray | null): number | null {
  const word = round?.[1] ?? round?.[2]
  if (word === undefined) return null
  return PLACES[word] ?? (/^\d$/.test(word) ? Number(word) : 0)
}

function sideOf(
  from: Side,
  size: string,
  to: Side,
  angle: string,
  places: number | null,
  unit: string | null,
): Draft | { reason: string } {
  const degrees = Number(angle)
  if (degrees <= 0 || degrees >= 90)
    return { reason: 'The acute angles of a right triangle are between 0° and 90°.' }
  const name = (Object.keys(RATIOS) as Ratio[]).find(
    (each) => RATIOS[each].includes(from) && RATIOS[each].includes(to),
  ) as Ratio
  const call = `${name}(${angle}*pi/180)`
  const isTop = RATIOS[name][0] === to
  const expression = isTop ? `${size}*${call}` : `${size}/${call}`
  const shown = {
    tex: isTop ? `${size} \\cdot \\${name}(${angle}^\\circ)` : `\\frac{${size}}{\\${name}(${angle}^\\circ)}`,
  }
  const exact = exactTrig(name, degrees)
  const words = {
    opp: 'the side opposite the angle',
    adj: 'the side next to the angle',
    hyp: 'the hypotenuse',
  }
  const setUp = {
    rule: `use-${name}`,
    say: `${{ sin: 'Sine', cos: 'Cosine', tan: 'Tangent' }[name]} connects ${words[from]} and ${words[to]}.`,
    before: { tex: `\\${name}(${angle}^\\circ)` },
    after: shown,
    facts: [
      { same: [`(${expression})${isTop ? '/' : '*'}(${isTop ? size : call})`, isTop ? call : size] as const },
    ],
  }
  const base = {
    kind: 'trigonometry' as const,
    words: `Find ${words[to]}.`,
    problem: shown,
    nudge: 'Which ratio connects the side you know and the one you look for?',
    hint: 'Mark the hypotenuse, the opposite and the adjacent side. Then choose sine, cosine or tangent.',
  }
  const rational =
    exact && !exact.includes('sqrt')
      ? writeFraction(exactValue(isTop ? `${size}*(${exact})` : `${size}/(${exact})`))
      : null
  if (rational && (places === null || !rational.includes('/')))
    return {
      ...base,
      steps: [
        setUp,
        {
          rule: 'work-out',
          say: 'Work it out.',
          before: shown,
          after: rational,
          facts: [{ same: [expression, rational] }],
        },
      ],
      answer: { plain: rational, unit: unit ?? undefined },
      proof: [{ same: [expression, rational] }],
    }
  if (places === null) {
    if (!exact) return { reason: 'To how many places should the answer be rounded?' }
    return { reason: 'This answer has a root in it. To how many places should it be rounded?' }
  }
  const value = evaluate(readExpression(expression))
  if (!value) return { reason: 'This has no value.' }
  const rounded = (Math.round(nearest(value) * 10 ** places) / 10 ** places).toFixed(places)
  const half = places === 0 ? '0.5' : `0.${'0'.repeat(places)}5`
  const fact = { holds: `${rounded} - ${half} <= ${expression} < ${rounded} + ${half}` }
  return {
    ...base,
    steps: [
      setUp,
      {
        rule: 'round',
        say: 'Work it out with a calculator set to degrees, and round.',
        before: shown,
        after: { tex: `\\approx ${rounded}` },
        facts: [fact],
      },
    ],
    answer: { plain: rounded, tex: rounded, unit: unit ?? undefined },
    proof: [fact],
  }
}

const STORY_IDLE = `${IDLE} a ladder string rope wire cable ramp slide board plank pole line kite leans leaning against wall vertical makes make making at ground horizontal level reach reaches does it up high tall above tree building flagpole tower casts cast shadow when sun elevation top from wall's sun's height width tower's elevation base distance horizontal point meters feet away building's find what lies looking looks stands standing someone person house of straight tight pulled stretched tied rises rise end its angle far foot bottom base away point assume horizon`
const LENGTH = new RegExp(
  String.raw`${N}[- ]?(cm|m|km|ft|feet|foot|in|inches|yd|yards|meters?|metres?)\b(?:[- ]long)?`,
)

function solveStory(line: string): Draft | { reason: string } | null {
  const angle = new RegExp(ANGLE).exec(line)
  const round = NEAREST.exec(line)
  let rest = (round ? line.replace(round[0], ' ') : line).replace(new RegExp(ANGLE), ' ')
  const length = LENGTH.exec(rest) ?? new RegExp(N).exec(rest)
  if (!angle || !length) return null
  rest = rest.replace(length[0], ' ')
  if (/\d/.test(rest) || !isIdle(rest, STORY_IDLE)) return null
  const [isHigh, isFar] = [HIGH.test(rest), FAR.test(rest)]
  const withGround =
    /\b(?:ground|horizontal|level|horizon|elevation)\b/.test(rest) &&
    !/\bwith the (?:wall|vertical)\b/.test(rest)
  if (!withGround || isHigh === isFar) return null
  const size = length[1] as string
  const isSeen =
    /\bangle of elevation\b/.test(line) &&
    /\bfrom (?:the |its |a |an )?(?:base|bottom|foot|building|tower|tree|pole|wall|house|flagpole|cliff)\b/.test(
      line,
    )
  if ((SHADOW.test(rest) || isSeen) && isHigh && !LEANING.test(rest))
    return sideOf('adj', size, 'opp', angle[1] as string, placesOf(round), null)
  if (!LEANING.test(rest) || SHADOW.test(rest)) return null
  return sideOf('hyp', size, isHigh ? 'opp' : 'adj', angle[1] as string, placesOf(round), null)
}
