import { makeRational } from '#engines/algebra/numbers/rational.ts'
import { readFrame } from '../../reading/frame.ts'
import type { Fact } from '../../verify/fact.ts'
import { exactValue, writeFraction } from '../../writing/polynomial.ts'
import { work } from '../formula.ts'
import type { Draft, Solver } from '../kind.ts'
import { binomial } from '../numbers/counting.ts'

type Group = { name: string; count: number }
type Event = { say: string; ways: string; count: bigint; check: string }

const VERB = '(?:are |is )?(?:then )?(?:chosen|drawn|picked|selected|taken|pulled|dealt|removed)'
const DRAWN = [
  new RegExp(String.raw`#(\d+) (?:different |of them )?(?:[a-z]+ )?(?:[a-z]+ )??${VERB}(?: out)?\b`),
  /\b[a-z]+ (?:take|pick|draw|choose|pull|select|remove|deal|eat|grab)s?(?: out)? #(\d+)(?: of them)?(?: [a-z]+)?\b/,
  /\b(?:take|pick|draw|choose|pull|select|drawing|picking|choosing|taking|selecting) (?:out )?#(\d+)(?: of them)?(?: [a-z]+)?\b/,
]
/** Words that change what is in the bag, what is drawn or what is wanted. */
const TURNS =
  /\b(?:with replacement|replac(?:ed|es|ing)|puts? back|back|returns?|returned|given|then|after that|twice|thrice|half|double|more|less|fewer|than|times|numbered|numbers|sum|product|even|odd|prime|not|never|except|only|but|lost|added|adds|removes?|eaten|broken first|each|every|dice|die|coins?|spinner|wheel|pairs?|letters?|vowels?|either|or|unless|already|extra|remaining|another bag|bags|boxes|jars|urns)\b/

const DECK: Record<string, number> = {
  heart: 13,
  spade: 13,
  club: 13,
  diamond: 13,
  ace: 4,
  king: 4,
  queen: 4,
  jack: 4,
  ten: 4,
  red: 26,
  black: 26,
  'face card': 12,
  'red card': 26,
  'black card': 26,
  'number card': 36,
}
const GROUP = /#(\d+) (?:of them (?:are )?)?([a-z]+)/g
const SUBSET =
  /#(\d+) ([a-z]+)(?: [a-z]+){0,4}(?:,| and|, and|, of which|,? where| of which)? ?#(\d+) (?:of (?:them|which|the [a-z]+) )?(?:are |is |have |play |were )?([a-z]+)/
const MOST = 200
/** "A sweet is eaten, then another one is taken": what is eaten does not come back. */
const ONE_THEN_ANOTHER =
  /\bAn? ([a-z]+) is (?:eaten|taken and eaten|taken and not replaced|taken and kept),? (?:and )?then (?:another(?: one| \1)?|a second(?: one| \1)?) is (?:taken|eaten)\b/i

/** Several things drawn at once or one after another, without putting them back. */
export const DRAWS: Solver = {
  kinds: ['drawing'],
  solve(text) {
    const frame = readFrame(
      text
        .replace(/\([^)]*\)/g, ' ')
        .replace(/colour/g, 'color')
        .replace(ONE_THEN_ANOTHER, '2 $1s are taken without replacement'),
    )
    const words = frame.words.replace(/[?.\s]+$/, '')
    if (
      !/\bprobability\b|\bchance\b/.test(words) ||
      /\bwith replacement\b|\bputs? (?:it|them) back\b|\breturn/.test(words)
    )
      return null
    const counts = frame.given.map(({ value }) =>
      value?.bottom === 1n && value.top >= 0n && value.top <= 5000n ? Number(value.top) : -1,
    )
    if (counts.some((count) => count < 0)) return null
    const direct = DIRECT.exec(words)
    if (direct) return drawDirectly(words, direct, counts)
    const cut =
      /\b(?:probability|chance)(?: that| of)? (?:getting |drawing |picking |choosing |selecting |you (?:get|draw|pick|have|choose) |having )?(.*)$/.exec(
        words,
      )
    const event = cut?.[1]
    const story = cut ? words.slice(0, cut.index) : ''
    const drawn = DRAWN.map((pattern) => pattern.exec(story)).find((found) => found)
    if (!event || !drawn) return null
    const k = counts[Number(drawn[1])] as number
    const rest = story.replace(drawn[0], ' , ')
    const groups = readGroups(rest, event, counts)
    if (!groups || k < 2 || k > 6) return null
    const total = groups.list.reduce((sum, { count }) => sum + count, 0)
    if (total > MOST || total < k || !isPlain(groups.rest)) return null
    const found = readEvent(
      event.replace(/#(\d+)/g, (_, place: string) => String(counts[Number(place)])),
      groups.list,
      k,
      total,
    )
    return found && draw(k, total, found)
  },
  similar(_, dice) {
    const [a, b] = [dice.int(3, 7), dice.int(3, 7)]
    return `A bag has ${a} red and ${b} blue balls. Two balls are drawn without replacement. What is the probability that both are red?`
  },
}

/** "A box of 12 has 5 dark and 7 milk chocolates": the 12 are all of them. Null where the numbers do not fit. */
function dropTotal(list: Group[], rest: string, noun: string): Group[] | null {
  const isOf = /\b(?:box|bag|class|group|set|pack|jar|deck|total|team|basket|bowl|tray) of #\d+/.test(rest)
  const [first, ...others] = list
  const sum = others.reduce((total, { count }) => total + count, 0)
  if (first && others.length > 1 && first.count === sum) return others
  return isOf && first && (stem(noun) === first.name || (others.length > 1 && first.count > sum))
    ? null
    : list
}

function nounBehind(each: RegExpExecArray | undefined, rest: string): string {
  const noun = each ? (/^ ([a-z]+)/.exec(rest.slice(each.index + each[0].length))?.[1] ?? '') : ''
  return /^(?:and|or|in|at|are|is|of|from|who|that|which|with|without|on|left|randomly|if)$/.test(noun)
    ? ''
    : stem(noun)
}

/** "3 red balls and 5 blue balls", or one noun at the end: with two kinds of things nobody can tell what is drawn. */
function haveSameNouns(found: RegExpExecArray[], rest: string): boolean {
  const nouns = found.map((each) => nounBehind(each, rest))
  const last = nouns.at(-1)
  return nouns.every((noun) => noun === last) || nouns.slice(0, -1).every((noun) => noun === '')
}

const stem = (word: string): string =>
  word
    .replace(/^(wo)?men$/, '$1man')
    .replace(/^children$/, 'child')
    .replace(/ies$/, 'y')
    .replace(/s$/, '')

/** Nothing is left that could change the draw; "one after the other" and "without replacement" are how it is meant. */
function isPlain(rest: string): boolean {
  const known = rest.replace(
    /\b(?:one after (?:the other|another)|without (?:replacement|looking|putting (?:it|them|the first|any)(?: one)? back|replacing (?:it|them|the first)))\b/g,
    ' ',
  )
  return !/#/.test(known) && !TURNS.test(known)
}

/** "the probability of drawing 2 red marbles from a bag of 5 red and 5 blue marbles" */
const DIRECT =
  /\b(?:probability|chance) (?:of|that you|that he|that she) (?:drawing|picking|choosing|selecting|getting|taking|draw|pick|choose|get) #(\d+) ([a-z]+)(?: (?!in\b|from\b|without\b|at\b)[a-z]+)?(?: in a row)?((?: without replacement| without looking| at random| in a row|,)*)(?: from (.*))?$/

function drawDirectly(words: string, found: RegExpExecArray, counts: number[]): Draft | null {
  const k = counts[Number(found[1])] as number
  const story = `${words.slice(0, found.index)} , ${found[4] ?? ''}`
  if (!/\bwithout replacement\b/.test(words) || k < 2 || k > 6) return null
  const drawn = DRAWN.map((pattern) => pattern.exec(story)).find((each) => each)
  if (drawn && counts[Number(drawn[1])] !== k) return null
  const groups = readGroups(drawn ? story.replace(drawn[0], ' , ') : story, found[2] as string, counts)
  const name = stem(found[2] as string)
  const wanted = groups?.list.find((each) => each.name === name)
  const total = groups?.list.reduce((sum, { count }) => sum + count, 0) ?? 0
  if (!groups || !wanted || total > MOST || total < k || !isPlain(groups.rest)) return null
  return draw(k, total, allOf(wanted.count, k, total, `all ${k} are wanted`))
}

function readGroups(
  rest: string,
  event: string,
  counts: number[],
): { list: Group[]; rest: string; nouns: string } | null {
  if (/\bdeck\b|\bplaying cards\b/.test(rest)) {
    const size = /#(\d+)/.exec(rest)
    if ((rest.match(/#/g) ?? []).length > 1) return null
    if (size && counts[Number(size[1])] !== 52) return null
    const name = Object.keys(DECK)
      .sort((a, b) => b.length - a.length)
      .find((each) => new RegExp(`\\b${each}s?\\b`).test(event))
    const count = name ? (DECK[name] as number) : 0
    return name
      ? {
          list: [
            { name, count },
            { name: 'other', count: 52 - count },
          ],
          rest: rest.replace(/#\d+(?:-card)?/g, ' '),
          nouns: '',
        }
      : null
  }
  const subset = SUBSET.exec(rest)
  if (
    subset &&
    (/\bof (?:them|which|the)\b/.test(subset[0]) || /#\d+ (?:are|is|have|play|were) [a-z]+$/.test(subset[0]))
  ) {
    const [all, part] = [counts[Number(subset[1])] as number, counts[Number(subset[3])] as number]
    if (/#/.test(rest.replace(subset[0], ' ')) || part > all) return null
    return {
      list: [
        { name: subset[4] as string, count: part },
        { name: 'other', count: all - part },
      ],
      rest: rest.replace(subset[0], ' '),
      nouns: subset[2] ?? '',
    }
  }
  const found = [...rest.matchAll(GROUP)]
  let list = found.map(([, place, name]) => ({
    name: stem(name ?? ''),
    count: counts[Number(place)] as number,
  }))
  if (!haveSameNouns(found, rest) || /\bpairs?\b/.test(rest)) return null
  const noTotal = dropTotal(list, rest, nounBehind(found.at(-1), rest))
  if (!noTotal) return null
  list = noTotal
  const isClear = list.length >= 2 && new Set(list.map(({ name }) => name)).size === list.length
  const left = found.reduce((line, [all]) => line.replace(all, ' '), rest)
  // The last group carries the noun of all: "5 white balls", "5 lemon drops".
  const last = found.at(-1)
  const noun = last ? (/^ ([a-z]+)/.exec(rest.slice((last.index ?? 0) + last[0].length))?.[1] ?? '') : ''
  const isNoun = !/^(?:are|is|and|in|at|of|from|not|who|that|which|or|more|less)$/.test(noun)
  return isClear ? { list, rest: left, nouns: isNoun ? noun : '' } : null
}

/** What is wanted, with the number of ways and another way to the probability. */
function readEvent(text: string, groups: Group[], k: number, total: number): Event | null {
  const names = groups.map(({ name }) => name).filter((name) => name !== 'other')
  const NAME = `(${names.join('|')})(?:e?s)?`
  const TAIL = '(?: [a-z]+)?'
  const countOf = (name: string): number => groups.find((each) => each.name === name)?.count ?? 0
  const match = (pattern: string): string | null => new RegExp(`^${pattern}$`).exec(text.trim())?.[1] ?? null
  const ordered = new RegExp(
    `^(?:the )?(?:first|1st)(?: one| [a-z]+)? is (?:an? )?${NAME}(?: [a-z]+)? and (?:the )?(?:second|2nd|other)(?: one| [a-z]+)? is (?:an? )?${NAME}(?: [a-z]+)?$`,
  ).exec(text.trim())
  if (ordered && k === 2 && ordered[1] !== ordered[2])
    return inOrder(countOf(ordered[1] as string), countOf(ordered[2] as string), total)
  const turn = new RegExp(
    `^(?:an? )?${NAME}(?: [a-z]+)? first and (?:then )?(?:an? )?${NAME}(?: [a-z]+)? second$`,
  ).exec(text.trim())
  if (turn && k === 2 && turn[1] !== turn[2])
    return inOrder(countOf(turn[1] as string), countOf(turn[2] as string), total)
  const all = match(
    `(?:(?:both|all|they|they are both|they are all|all ${k}|all ${k} of them|both of them|all of them|the ${k}|${k})(?: [a-z]+)??(?: are| will be| is)?(?: of them are)?|only|a pair of) ?(?:all |both )?${NAME}${TAIL}`,
  )
  if (all && !(text.startsWith('both') && k !== 2))
    return allOf(countOf(all), k, total, `all ${k} are wanted`)
  const none = match(
    `(?:(?:neither|none|no|not any|zero|0|there (?:is|are) no)(?: of (?:them|the [a-z]+))?(?: [a-z]+)??(?: is| are| will be)?(?: an?)?) ?${NAME}${TAIL}`,
  )
  if (none) return allOf(total - countOf(none), k, total, `none of them is one of the ${countOf(none)}`)
  const least = match(
    `(?:at least (?:one|1)(?: of (?:them|the [a-z]+))?(?: is| will be)?(?: an?)?) ?${NAME}${TAIL}`,
  )
  if (least) return atLeastOne(total - countOf(least), k, total)
  const exactly = new RegExp(
    `^exactly (one|\\d+)(?: of (?:them|the [a-z]+))?(?: is| are)?(?: an?)? ${NAME}${TAIL}$`,
  ).exec(text.trim())
  if (exactly) {
    const m = exactly[1] === 'one' ? 1 : Number(exactly[1])
    return m <= k ? exactlySome(countOf(exactly[2] as string), m, k, total) : null
  }
  const isPair = k === 2 && !names.includes('other')
  if (
    isPair &&
    /^(?:they|both|the (?:two|2)(?: [a-z]+)?|you get|it is)?(?: [a-z]+)? ?(?:match|a matching pair|matching pair|a pair|(?:are |have )?(?:of )?the same (?:color|colour|kind|type|flavor|sex|gender)|matching (?:socks|gloves|shoes)|(?:two|2) of the same (?:color|kind))$/.test(
      text.trim(),
    )
  )
    return samePair(groups, total)
  const isEach =
    /^(?:getting )?(?:(?:one|1) of each(?: color| kind| type| flavor)?(?: is (?:taken|drawn|picked|chosen|selected))?|(?:they are )?(?:of )?different colors|(?:they|the (?:two|2) [a-z]+) (?:are|have) (?:of )?different (?:colors|kinds))$/.test(
      text.trim(),
    )
  if (isPair && isEach && groups.length > 2 && /different/.test(text)) return otherPair(groups, total)
  if (isPair && isEach && groups.length === 2) return oneEach(groups[0] as Group, groups[1] as Group, total)
  const two = new RegExp(
    `^(?:you get |getting |(?:the |they )(?:[a-z]+ )?(?:has|have|includes?|consists? of) |there is )?(?:an? |one |1 )(?:is )?(?:an? )?${NAME}(?: [a-z]+)? and (?:an? |one |1 |the other )(?:one )?(?:is )?(?:an? )?${NAME}(?: [a-z]+)?$`,
  ).exec(text.trim())
  const [a, b] = [two?.[1], two?.[2]].map((name) => groups.find((each) => each.name === name))
  return k === 2 && a && b && a !== b ? oneEach(a, b, total) : null
}

const C = (n: number, k: number): string =>
  k < 0 || k > n ? '0' : `factorial(${n})/(factorial(${k})*factorial(${n - k}))`

/** "5/8 * 4/7": one after the other. */
function inTurn(wanted: number, k: number, total: number): string {
  return Array.from({ length: k }, (_, index) => `(${Math.max(wanted - index, 0)}/${total - index})`).join(
    '*',
  )
}

function allOf(wanted: number, k: number, total: number, say: string): Event {
  return {
    say: `There are ${wanted} that fit, and ${say}.`,
    ways: C(wanted, k),
    count: binomial(wanted, k),
    check: inTurn(wanted, k, total),
  }
}

function atLeastOne(others: number, k: number, total: number): Event {
  return {
    say: 'Take all the ways and leave out those with none.',
    ways: `${C(total, k)} - ${C(others, k)}`,
    count: binomial(total, k) - binomial(others, k),
    check: `1 - ${inTurn(others, k, total)}`,
  }
}

function exactlySome(wanted: number, m: number, k: number, total: number): Event {
  const count = binomial(wanted, m) * binomial(total - wanted, k - m)
  const order = [
    ...Array.from({ length: m }, (_, index) => Math.max(wanted - index, 0)),
    ...Array.from({ length: k - m }, (_, index) => Math.max(total - wanted - index, 0)),
  ]
  const check = `${C(k, m)}*${order.map((top, index) => `(${top}/${total - index})`).join('*')}`
  return {
    say: 'Choose those that fit, then the others.',
    ways: `(${C(wanted, m)})*(${C(total - wanted, k - m)})`,
    count,
    check,
  }
}

function otherPair(groups: Group[], total: number): Event {
  const same = samePair(groups, total)
  return {
    say: 'Take all the pairs and leave out those of one kind.',
    ways: `${C(total, 2)} - (${same.ways})`,
    count: binomial(total, 2) - same.count,
    check: `1 - (${same.check})`,
  }
}

function samePair(groups: Group[], total: number): Event {
  return {
    say: 'Count the pairs of each kind and add.',
    ways: groups.map(({ count }) => C(count, 2)).join(' + '),
    count: groups.reduce((sum, { count }) => sum + binomial(count, 2), 0n),
    check: groups.map(({ count }) => inTurn(count, 2, total)).join(' + '),
  }
}

function inOrder(a: number, b: number, total: number): Event {
  return { say: '', ways: '', count: -1n, check: `(${a}/${total})*(${b}/${total - 1})` }
}

function oneEach(a: Group, b: Group, total: number): Event {
  return {
    say: 'Any of the first kind goes with any of the second.',
    ways: `${a.count}*${b.count}`,
    count: BigInt(a.count * b.count),
    check: `2*(${a.count}/${total})*(${b.count}/${total - 1})`,
  }
}

/** First this one, then that one: the chances are multiplied. */
function drawInTurn(k: number, total: number, check: string): Draft {
  const result = writeFraction(exactValue(check))
  return {
    kind: 'drawing',
    words: `Draw ${k} of ${total}, one after the other. Find the probability.`,
    problem: check,
    steps: [
      work(
        'multiply-along',
        'Multiply the chances. After the first one is taken, there is one less.',
        check,
        result,
      ),
    ],
    answer: { plain: result },
    proof: [{ same: [`(${result})*${total}*${total - 1}`, check.replace(/\/\d+/g, '')] }],
    nudge: 'How many are left after the first one is taken?',
    hint: 'Multiply the chance of the first by the chance of the second.',
  }
}

function draw(k: number, total: number, { say, ways, count, check }: Event): Draft {
  if (count < 0n) return drawInTurn(k, total, check)
  const all = binomial(total, k)
  const result = writeFraction(makeRational(count, all))
  const proof: Fact[] = [{ same: [check, result] }, { holds: `0 <= ${result} <= 1` }]
  return {
    kind: 'drawing',
    words: `Draw ${k} of ${total} without putting any back. Find the probability.`,
    problem: { tex: `P = \\frac{\\text{ways that fit}}{\\text{all ways}}` },
    steps: [
      work('all-ways', `Count the ways to take ${k} of ${total}.`, C(total, k), String(all)),
      work('wanted-ways', say, ways, String(count)),
      work('favourable-over-all', 'Divide the ways that fit by all the ways.', `${count}/${all}`, result),
    ],
    answer: { plain: result },
    proof,
    nudge: 'How many ways are there altogether, and how many of them fit?',
    hint: 'After the first one is taken, there is one less. Does that change the second?',
  }
}
