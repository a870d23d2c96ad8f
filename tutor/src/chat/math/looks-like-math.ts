import { isUnderstood } from '../../math/solve.ts'

const SIGN =
  /\d\s*(?:[-+−–×÷*/^=<>≤≥·:]|x(?=\s*\d))\s*[-−]?[\da-z(√]|[a-z]\s*[-+−=<>≤≥^²³]\s*[\da-z(]|√|\\frac|\d\s*%|[½⅓¼¾]|\d[a-z]\b.*=|\$[^$]+\$/i
const WORDS =
  /\b(?:solve|simplify|factor(?:ise|ize)?|expand|evaluate|calculate|compute|work out|derivative|differentiate|integrate|integral|percent|percentage|average|mean of|median|perimeter|area|volume|circumference|hypotenuse|slope|midpoint|gcd|lcm|hcf|gcf|common (?:factor|multiple)|times|plus|minus|divided by|multiplied by|half of|double|triple|squared|cubed|square root|sum of|difference (?:of|between)|product of|quotient|how (?:many|much|far|fast|long|old)|convert|interest|discount|probability|ratio|next (?:term|number)|cost|each|share|total|altogether|left|speed|km\/h|mph|consecutive|twice)\b/i
const NUMBER_WORDS =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b/gi
const LONGEST = 500
const ANY_NUMBER = /\d|[一二三四五六七八九十百]/
/** Without a number only something as short as "how many sides has a hexagon" is read at all. */
const LONGEST_WITHOUT_NUMBER = 60
/** An answer or a list as much as a sum. */
const PAIR = /^\s*\d+ and \d+\W*$/i

/** Worth asking the math engine, which alone decides whether it is math. A year in a question of history is not. */
export function looksLikeMath(text: string): boolean {
  if (text.length > LONGEST) return false
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).length
  const named = (text.match(NUMBER_WORDS) ?? []).length
  if (SIGN.test(text)) return true
  const isWorded =
    numbers + named >= 1 &&
    WORDS.test(text) &&
    (numbers + named >= 2 ||
      /\b(?:of|root|squared|cubed|double|half|twice|derivative|integral)\b|\d\s*[a-z]/i.test(text))
  if (isWorded) return true
  const isShort = text.length <= LONGEST_WITHOUT_NUMBER
  return (named > 0 || isShort || ANY_NUMBER.test(text)) && !PAIR.test(text) && isUnderstood(text)
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

const FILLERS =
  'ok(?:ay)?|k|so+|um+|uh+m*|then|well|o+h+|a+h+|yes|yea+h?|yep|no|maybe|and|but|h+m+|now|alright|right|wait|like|hey|hi|sorry|actually|basically|probably|pues|creo que|bueno|alors|donc|euh|je crois que|also|ich glaube|ich denke|äh+m*'
const SAYINGS = [
  "is it|is that|is this|it(?:'?s| is)|i know (?:it(?:'?s| is)|that)|that(?:'?s| is)|isn'?t it|was it|wasn'?t it",
  "i (?:got|get|think|guess|have|say|said|put|tried|found|wrote|believe|did|came up with|keep getting)(?: (?:it(?:'?s| is)|that(?:'?s| is)?|the answer(?:'?s| is)|it to be|like))?",
  'my (?:answer|result|next (?:line|step)|first step|step|solution) (?:is|would be|was)',
  '(?:is |was )?(?:the |your )?(?:answer|result|solution)(?: is| would be| was| then)?',
  'check(?: my (?:step|answer|line|work|solution))?(?: please)?',
  'then i (?:get|got|have)|next(?: step)?|first(?: step)?|i would (?:say|write|get)',
  'could (?:it|that) be|would (?:it|that) be|must be|should be|gotta be|has to be|did i get it right|does it equal|equals',
  "es|son|da|la respuesta es|me da|me sale|c'est|ça fait|ca fait|la réponse est|j'ai trouvé|je trouve|das ist|es ist|ist es|ich habe|das ergibt|die antwort ist",
  '答案是|是不是|我觉得是|等于|是',
].join('|')
const LEAD_IN = new RegExp(
  `^(?:(?:(?:${FILLERS})(?:[\\s,.!:]+|$)|(?:${SAYINGS})(?:\\s*[:,]\\s*|\\s+|(?=\\d)|$)))+`,
  'i',
)
const LEAD_OUT =
  /(?:[,.]?\s*(?:right|correct|is that (?:right|correct|it)|is it (?:right|correct)|yes|no|or not|or no|i think|i guess|maybe|verdad|correcto|non|c'est ça|richtig|oder|stimmt das|对吗|对不对|吗))?[\s?!.]*$/i
/** "x is 6" and "is x 6", once "is" is gone. */
const NAMED = /^(?:is\s+)?([a-z])\s+(?:is\s+|equals\s+|=\s*)?(-?\d[\d.,/]*)$/i

/** "I got 4", "is it x = 4?", "the answer is 12 cm": what is meant is the line behind it. */
export function stripLeadIn(text: string): string {
  const line = text.replace(/[’]/g, "'").trim().replace(LEAD_IN, '').replace(LEAD_OUT, '').trim()
  return line.replace(/\b(?:negative|neg|minus) (?=\d+$)/i, '-').replace(NAMED, '$1 = $2')
}
