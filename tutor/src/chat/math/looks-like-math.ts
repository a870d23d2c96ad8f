const SIGN =
  /\d\s*(?:[-+−–×÷*/^=<>≤≥·:]|x(?=\s*\d))\s*[-−]?[\da-z(√]|[a-z]\s*[-+−=<>≤≥^²³]\s*[\da-z(]|√|\\frac|\d\s*%|[½⅓¼¾]|\d[a-z]\b.*=|\$[^$]+\$/i
const WORDS =
  /\b(?:solve|simplify|factor(?:ise|ize)?|expand|evaluate|calculate|compute|work out|derivative|differentiate|integrate|integral|percent|percentage|average|mean of|median|perimeter|area|volume|circumference|hypotenuse|slope|midpoint|gcd|lcm|hcf|gcf|common (?:factor|multiple)|times|plus|minus|divided by|multiplied by|half of|double|triple|squared|cubed|square root|sum of|difference (?:of|between)|product of|quotient|how (?:many|much|far|fast|long|old)|convert|interest|discount|probability|ratio|next (?:term|number)|cost|each|share|total|altogether|left|speed|km\/h|mph|consecutive|twice)\b/i
const NUMBER_WORDS =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b/gi
const LONGEST = 500

/** Worth asking the math engine, which alone decides whether it is math. A year in a question of history is not. */
export function looksLikeMath(text: string): boolean {
  if (text.length > LONGEST) return false
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).length
  const named = (text.match(NUMBER_WORDS) ?? []).length
  if (SIGN.test(text)) return true
  return (
    numbers + named >= 1 &&
    WORDS.test(text) &&
    (numbers + named >= 2 ||
      /\b(?:of|root|squared|cubed|double|half|twice|derivative|integral)\b|\d\s*[a-z]/i.test(text))
  )
}

const DIGITS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, String(value)]),
)
const SUM_IN_WORDS =
  /^(?:what(?:'s| is)?|how much is|calculate)?\s*(?<a>[a-z]+|\d+) (?<sign>times|plus|minus|divided by) (?<b>[a-z]+|\d+)$/i
const SIGNS = new Map([
  ['times', '×'],
  ['plus', '+'],
  ['minus', '-'],
  ['divided by', '÷'],
])

/** "7 x 12" and "seven times eight", as the engine reads them. */
export function tidyProblem(text: string): string {
  const tidy = text.replace(/(?<=\d)\s*x\s*(?=\d)/gi, ' × ')
  const groups = SUM_IN_WORDS.exec(tidy.trim().replace(/[\s?.!=]+$/, ''))?.groups
  const [a, b] = [groups?.a, groups?.b].map((word) => DIGITS.get(word?.toLowerCase() ?? '') ?? word)
  const sign = SIGNS.get(groups?.sign?.toLowerCase() ?? '')
  return a && b && sign && /^\d+$/.test(a) && /^\d+$/.test(b) ? `${a} ${sign} ${b}` : tidy
}

/** A story with numbers that asks for one: if the engine cannot solve it, no lesson answers it either. */
export function isStoryProblem(text: string): boolean {
  const numbers = text.match(/\d+(?:[.,]\d+)?/g) ?? []
  const isYear = numbers.some((number) => /^(?:1[0-9]|20)\d\d$/.test(number))
  return numbers.length >= 2 && !isYear && /\bhow (?:many|much|far|long|old|fast|tall|heavy)\b/i.test(text)
}

/** A line of math and nothing else: what somebody writes who works on a problem. */
export function isBareLine(text: string): boolean {
  const words = text.match(/[a-z]{2,}/gi) ?? []
  return (
    /\d|^[a-z]\s*[=<>]/i.test(text) &&
    words.length <= 2 &&
    text.length <= 120 &&
    !/\b(?:solve|what|how|find|why|simplify|factor|expand)\b/i.test(text)
  )
}

/** "I got 4", "is it x = 4?", "the answer is 12 cm": what is meant is the line behind it. */
export function stripLeadIn(text: string): string {
  return text
    .replace(/[’]/g, "'")
    .replace(
      /^(?:(?:ok(?:ay)?|so|um+|then|well|oh|yes|no|maybe|and|but|hmm+|now)[\s,]+)*(?:(?:is it|is that|it(?:'s| is)|that(?:'s| is)|i (?:got|get|think|guess|have|say|tried|found)(?: (?:it(?:'s| is)|that|the answer is|it to be))?|my (?:answer|result|next (?:line|step)|first step|step|solution) (?:is|would be|was)|the (?:answer|result|solution) (?:is|would be)|answer|result|check(?: my (?:step|answer|line|work|solution))?(?: please)?|then i (?:get|got|have)|next(?: step)?|first(?: step)?|i would (?:say|write)|could it be|would it be|did i get it right)(?:\s*[:,]\s*|\s+|$))+/i,
      '',
    )
    .replace(
      /(?:,?\s*(?:right|correct|is that right|is that correct|is it right|is it correct|yes|no|or not|i think))?[\s?!.]*$/i,
      '',
    )
    .trim()
}
