const N = String.raw`(-?\$?\d[\d,]*(?:\.\d+)?(?:\/\d+)?)`
const ASK = '(?:(?:what is|find|calculate|work out|give|determine) )?(?:the )?'
const SHAPE = '((?:tri|quadri|penta|hexa|hepta|octa|nona|deca)(?:ngle|lateral|gon|gons))'

/** Whole requests in other words, and the wording the solvers know. Each has to cover the text and say exactly the same. */
const WORDINGS: [asked: string, known: string][] = [
  [`what (?:percent|percentage|%) is ${N} (?:out )?of ${N}`, 'what percent of $2 is $1'],
  [`${N} out of ${N} (?:in|to) (?:a )?(?:percent|percentage|%)`, '$1 out of $2 as a percent'],
  [`${N} ?(?:%|percent) of (?:what|what number) (?:is|equals) ${N}`, '$2 is $1% of what number'],
  [
    `the (?:price|value|cost|population|number|rent|weight|height)(?: of [a-z ]+?)? (?:rises|rose|increases|increased|goes up|went up|grows|grew|falls|fell|drops|dropped|decreases|decreased|goes down|went down|changes|changed) from ${N} to ${N}\\. ${ASK}(percent|percentage) (increase|decrease|change)`,
    'find the $3 $4 from $1 to $2',
  ],
  [`root (?:of )?${N}`, 'square root of $1'],
  [`what (?:does|do) ${N} and ${N} make`, '$1 + $2'],
  ['half of (?:a|one) half', '(1/2) × (1/2)'],
  ['(.*[a-z].*) expanded', 'expand $1'],
  [
    `${ASK}hypotenuse (?:of|for|with) ${N} and ${N}`,
    'A right triangle has legs $1 and $2. Find the hypotenuse.',
  ],
  [
    `legs ${N} and ${N},? (?:what is the )?hypotenuse`,
    'A right triangle has legs $1 and $2. Find the hypotenuse.',
  ],
  [
    `(?:what do )?(?:the )?(?:interior )?angles (?:in|of) an? ${SHAPE} (?:add up to|sum to|add to|add up)(?: what)?`,
    'what is the sum of the interior angles of a $1',
  ],
  [
    `${ASK}(?:size of )?(?:each|one) angle (?:of|in) a regular ${SHAPE}`,
    'what is each interior angle of a regular $1',
  ],
  [
    '(?:what is the )?(?:probability|chance) of (?:getting )?(heads|tails)',
    'what is the probability of $1 when a coin is tossed',
  ],
  [`([^=,;]*[a-z][^=,;]*= ?-?\\d+) ([^=,;]*[a-z][^=,;]*= ?-?\\d+)`, 'solve $1, $2'],
  [
    `(?:work out|calculate|find|evaluate) (\\d[\\d.]*) ?(?:÷|\\/|divided by) ?(\\d[\\d.]*),? (?:and )?(?:giving|give) (?:your|the) answer (?:correct )?to (.*)`,
    'round $1/$2 to $3',
  ],
  [
    `(?:work out|calculate|find|evaluate) (\\d+) ?(?:÷|divided by) ?(\\d+),? (?:and )?(?:giving|give) (?:your|the) answer with a remainder`,
    '$1 divided by $2 with remainder',
  ],
  [
    `(?:use the remainder theorem to )?${ASK}remainder when (.*x.*) is divided by x - (\\d+)`,
    'evaluate $1 when x = $2',
  ],
  [
    `(?:use the remainder theorem to )?${ASK}remainder when (.*x.*) is divided by x \\+ (\\d+)`,
    'evaluate $1 when x = -$2',
  ],
  ['without (?:using )?a calculator,? (.*)', '$1'],
  [`${ASK}modulus of ${N}`, 'what is the absolute value of $1'],
  [`${ASK}opposite of (-?)(\\d[\\d.]*)`, '0 - ($1$2)'],
  [
    `(?:in )?how many (?:different )?ways (?:can you|can we|are there to|to) (?:choose|select|pick) (\\d+) (?:students|people|books|children|players|cards|toppings|members|items|things) (?:from|out of) (?:a group of )?(\\d+)(?: [a-z]+)?`,
    '$2 choose $1',
  ],
  [
    `${ASK}(?:smallest|least|lowest) (?:positive )?(?:whole )?(?:number|integer) (?:that is )?divisible by (?:both )?(\\d+) and (\\d+)`,
    'find the lcm of $1 and $2',
  ],
  ['use the quadratic formula to solve (.*)', 'solve $1'],
  ['at what values? of ([a-z]) does y = (.*) (?:cross|meet|cut|touch) the x-axis', 'solve $2 = 0'],
  ["evaluate ([fgh])'\\((-?\\d+)\\) for \\1\\(x\\) = (.*)", "find $1'($2) if $1(x) = $3"],
  ['which of (.*) is the (largest|greatest|biggest|smallest|least)', 'which is the $2: $1?'],
  [
    'put (?:these |the numbers )?in order of size,? (?:starting with the )?(smallest)(?: first)?: (.*)',
    'order from smallest to largest: $2',
  ],
  [
    '(?:complete|fill in)(?: the blank)?: ?(\\d[\\d.]*) ?([a-z]+) = (?:_+|\\?) ?([a-z]+)',
    'convert $1 $2 to $3',
  ],
  [
    'convert (-?\\d[\\d.]*) ?°? ?(?:degrees )?f(?:ahrenheit)? to (?:degrees )?c(?:elsius)?',
    '($1 - 32) × (5/9)',
  ],
  [
    'convert (-?\\d[\\d.]*) ?°? ?(?:degrees )?c(?:elsius)? to (?:degrees )?f(?:ahrenheit)?',
    '$1 × (9/5) + 32',
  ],
  ['(.*\\d) cubic centimet(?:er|re)s? (.*)', '$1 ml $2'],
  ['(.*)\\bdenary\\b(.*)', '$1decimal$2'],
  [
    'is a triangle with sides of (?:length|lengths) (.*) (?:right-angled|a right triangle|right angled)',
    'is a triangle with sides $1 a right triangle',
  ],
]
const PATTERNS = WORDINGS.map(([asked, known]) => [new RegExp(`^${asked}$`, 'i'), known] as const)

/** Null where no entry of the table covers the whole text. */
export function reword(text: string): string | null {
  const line = text.trim().replace(/[?.\s]+$/, '')
  for (const [pattern, known] of PATTERNS) if (pattern.test(line)) return line.replace(pattern, known)
  return null
}
