/** One number, as it is written: "3.5", "$4", "1 1/2", "3/4", "-7", "20%". */
const N = String.raw`(-?\$?(?:\d+ \d+\/\d+|\d+\/\d+|(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+))`
const PART =
  '(half|a half|one half|a third|one third|1 third|two thirds|2 thirds|a quarter|one quarter|1 quarter|three quarters|3 quarters|a fourth|one fourth|1 fourth|three fourths|3 fourths|a fifth|one fifth|1 fifth|two fifths|2 fifths|three fifths|3 fifths|four fifths|4 fifths|a sixth|one sixth|five sixths|5 sixths|an eighth|one eighth|three eighths|3 eighths|a tenth|one tenth|1 tenth|three tenths|3 tenths)'
const TOPS: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }
const BOTTOMS: Record<string, number> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
}

/** What is said of two or more numbers, as signs. Each pattern has to cover the whole text. */
const SUMS: [pattern: string, signs: string][] = [
  [`${N} take away ${N}`, '$1 - $2'],
  [`${N} (?:plus|and|added to|add) ${N}`, '$1 + $2'],
  [`${N} (?:minus|subtract|less) ${N}`, '$1 - $2'],
  [
    `${N} (?:times|multiplied by|multiply by|by|lots of|groups of|sets of|rows of|bags of|packs of) ${N}`,
    '$1 × $2',
  ],
  [`${N} (?:divided by|divide by|over|shared by|split by|shared equally (?:by|among)) ${N}`, '$1 ÷ $2'],
  [`(?:add|add up|add together) ${N} (?:and|to|\\+) ${N}`, '$1 + $2'],
  [`(?:add|add up|add together|sum of|sum|total of|total) ${N}, ${N},? and ${N}`, '$1 + $2 + $3'],
  [`(?:subtract|take|take away) ${N} (?:away )?from ${N}`, '$2 - $1'],
  [`(?:multiply) ${N} (?:by|and|times|with) ${N}`, '$1 × $2'],
  [`(?:divide|share|split) ${N} (?:by|among) ${N}`, '$1 ÷ $2'],
  [`(?:sum of|sum|total of|total) ${N} (?:and|plus) ${N}`, '$1 + $2'],
  [`difference (?:between|of) ${N} and ${N}`, '$1 - $2'],
  [`(?:product of|product) ${N} and ${N}`, '$1 × $2'],
  [`quotient (?:of|when)? ?${N} (?:and|is divided by|divided by) ${N}`, '$1 ÷ $2'],
  [`absolute value (?:of )?${N}`, 'abs($1)'],
  [`${N} and ${N} more`, '$1 + $2'],
  [`${N} is how (?:many|much) more than ${N}`, '$1 - $2'],
  [`${N} and ${N} and ${N}`, '$1 + $2 + $3'],
  [`${N} factorial`, '$1!'],
  [`factorial of ${N}`, '$1!'],
  [`count back ${N} from ${N}`, '$2 - $1'],
  [`count (?:on|up|forward) ${N} from ${N}`, '$2 + $1'],
  [`square of ${N}`, '$1^2'],
  [`cube of ${N}`, '$1^3'],
  [`${N} more than ${N}`, '$2 + $1'],
  [`${N} (?:less|fewer) than ${N}`, '$2 - $1'],
  [`(?:how much (?:more|bigger|greater|larger) is|how many more is) ${N} than ${N}`, '$1 - $2'],
  [`(?:double|twice|the double of|double of|2 times) ${N}`, '2 × $1'],
  [`(?:triple|treble|thrice) ${N}`, '3 × $1'],
  [`${N} doubled`, '2 × $1'],
  [`${N} (?:halved|cut in half)`, '$1 ÷ 2'],
  [`${N} of ${N}`, '$1 OF $2'],
  [`(?:comes|is|number comes|number is)? ?(?:right |just )?after ${N}`, '$1 + 1'],
  [`(?:comes|is|number comes|number is)? ?(?:right |just )?before ${N}`, '$1 - 1'],
  [`how many ${N}'?s? (?:are (?:there )?|go |fit )?(?:in|into|make) ${N}`, '$2 ÷ $1'],
  [`how many times does ${N} go into ${N}`, '$2 ÷ $1'],
  [`${N} dozens?(?: eggs)?`, '$1 × 12'],
  [`a dozen(?: eggs)?`, '1 × 12'],
  [`how many dozens? (?:are|is|in|make) ${N}`, '$1 ÷ 12'],
  [`(?:(?:number|what) )?(?:plus|\\+|added to) ${N} (?:is|equals|makes|=|gives) ${N}`, 'x + $1 = $2'],
  [`${N} (?:plus|\\+) what(?: number)? (?:is|equals|makes|=|gives) ${N}`, '$1 + x = $2'],
  [`${N} (?:minus|-|take away) what(?: number)? (?:is|equals|makes|=|gives|leaves) ${N}`, '$1 - x = $2'],
  [`(?:(?:number|what) )?(?:minus|-|take away) ${N} (?:is|equals|makes|=|gives|leaves) ${N}`, 'x - $1 = $2'],
  [`${N} (?:times|×|multiplied by) what(?: number)? (?:is|equals|makes|=|gives) ${N}`, '$1 × x = $2'],
  [`(?:(?:number|what) )?(?:times|×|multiplied by) ${N} (?:is|equals|makes|=|gives) ${N}`, 'x × $1 = $2'],
  [`(?:(?:number|what) )?divided by ${N} (?:is|equals|makes|=|gives) ${N}`, 'x ÷ $1 = $2'],
  [`${N} divided by what(?: number)? (?:is|equals|makes|=|gives) ${N}`, '$1 ÷ x = $2'],
  [
    `(?:do (?:i|you|we) add|must be added|has to be added|should be added|is added|to add|can i add) to ${N} (?:to (?:get|make|give)|gives?) ${N}`,
    '$1 + x = $2',
  ],
  [
    `(?:number )?(?:do (?:i|you|we) subtract|must be subtracted|has to be subtracted|must be taken away|do (?:i|you|we) take away) from ${N} (?:to (?:get|make|give|leave)|gives?) ${N}`,
    '$1 - x = $2',
  ],
  [
    `(?:number )?(?:do (?:i|you|we) multiply|must (?:i|you) multiply) (?:${N} by|by ${N}) to (?:get|make) ${N}`,
    '$1$2 × x = $3',
  ],
]
const PATTERNS = SUMS.map(([pattern, signs]) => [new RegExp(`^${pattern}$`, 'i'), signs] as const)
const OPENING =
  /^(?:(?:please|can you|could you|help me|tell me|and|ok|so|hi|hello|hey)[ ,]+)*(?:(?:what is|what are|what|which|calculate|compute|work out|find|determine|evaluate|give|how much is|how much are|how many is|how many are|how many|name|write)\b:?\s*)*(?:(?:the|value of|result of|answer to|answer of|number that|a number that)\b\s*)*/i
const CLOSING =
  /(?:[ ,]*(?:is|are|equals|equal|makes|make|=|how many|how much|altogether|in all|what|please|true))*[\s?.!=]*$/i
const PLACE_OF = new RegExp(`\\b${PART} of (?:a )?${N}`, 'gi')
/** With these the number that is asked for is a part of the sentence, so the opening stays. */
const ASKS_INSIDE = /^(?:how many (?:\d|times does|dozens?|more is)|how much (?:more|bigger|greater|larger))/i

/** "Half of 18", "9 take away 3", "15 more than 48" as signs; null where the text is no such sum and nothing else. */
export function writeSum(text: string): string | null {
  const line = text
    .replace(PLACE_OF, (_, part: string, number: string) => `(${fractionOf(part)}) × ${number}`)
    .trim()
  const isPart = line !== text.trim()
  const closed = line.replace(CLOSING, '')
  const bare = ASKS_INSIDE.test(closed) ? closed : closed.replace(OPENING, '')
  if (isPart) return /^\(\d+\/\d+\) × -?\$?[\d,./ ]+$/.test(bare) ? group(bare) : null
  for (const [pattern, signs] of PATTERNS) {
    const found = pattern.exec(bare)
    if (!found) continue
    const numbers = found
      .slice(1)
      .map((each) => (each ?? '').replace(/[$]/g, '').replace(/(?<=\d),(?=\d{3})/g, ''))
    if (signs.includes(' OF '))
      return numbers[0]?.includes('/') ? group(`${numbers[0]} × ${numbers[1]}`) : null
    return group(signs.replace(/\$(\d)/g, (_, place: string) => numbers[Number(place) - 1] ?? ''))
  }
  return null
}

function fractionOf(part: string): string {
  const [first = '', second] = part.toLowerCase().split(' ')
  if (second === undefined) return '1/2'
  return `${TOPS[first] ?? first}/${BOTTOMS[second.replace(/s$/, '').replace(/^halve$/, 'half')]}`
}

/** Fractions keep together beside other signs. */
function group(sum: string): string {
  return sum.replace(/(?<![\d.(])(?:\d+ )?\d+\/\d+(?![\d.)])/g, '($&)')
}
