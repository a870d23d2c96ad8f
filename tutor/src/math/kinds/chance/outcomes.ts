/** All equally likely outcomes of one experiment, and what the event has to be read as. */
export type Space = {
  name: string
  outcomes: Outcome[]
  kind: 'numbers' | 'dice' | 'coins' | 'cards' | 'letters'
}
export type Outcome = { value: number; words: string[] }

const FAIR = '(?:(?:fair|standard|ordinary|normal|regular|unbiased|6-sided|number) )*'
const ROLLED =
  '(?: (?:is|are) (?:rolled|thrown|tossed)(?: once| together| at (?:the same time|once))?| once)?'
const FLIPPED = '(?: (?:is|are) (?:flipped|tossed|thrown)(?: once| together| at (?:the same time|once))?)?'
const PICKED = '(?: (?:is|are) (?:chosen|picked|selected|drawn|taken))?'
const RANDOM = '(?: at random| randomly)?'
const OF = '(?:an? |the |1 )?'
const SUITS = ['hearts', 'diamonds', 'clubs', 'spades']
const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king']
const MOST = 200

type Maker = (found: RegExpExecArray) => Space | null

/** How an experiment is told; the longer wordings first. */
const SPACES: [RegExp, Maker][] = [
  [
    new RegExp(`${OF}${FAIR}(?:die|dice|number cube) (?:is )?(?:rolled|thrown) (?:twice|2 times)`),
    () => dice(2),
  ],
  [new RegExp(`(?:both|2|a pair of) ${FAIR}(?:dice|number cubes)${ROLLED}`), () => dice(2)],
  [
    new RegExp(`${OF}${FAIR}coin (?:is )?(?:flipped|tossed|thrown) (\\d+) times`),
    ([, n]) => coins(Number(n)),
  ],
  [new RegExp(`${OF}${FAIR}coin (?:is )?(?:flipped|tossed|thrown) twice`), () => coins(2)],
  [new RegExp(`(\\d+) ${FAIR}coins${FLIPPED}`), ([, n]) => coins(Number(n))],
  [new RegExp(`${OF}${FAIR}(?:die|dice|number cube)${ROLLED}`), () => numbers('a die', 1, 6)],
  [new RegExp(`${OF}${FAIR}coin${FLIPPED}`), () => coins(1)],
  [
    new RegExp(
      `(?:${OF}card${PICKED}${RANDOM} from )?${OF}(?:(?:well-shuffled|shuffled|full|standard|normal|ordinary|regular|52-card) )*(?:deck|pack)(?: of (?:52 )?(?:playing )?cards)?`,
    ),
    () => deck(),
  ],
  [
    new RegExp(`${OF}(?:whole )?(?:number|integer)${PICKED}${RANDOM} from (\\d+) to (\\d+)(?: inclusive)?`),
    ([, a, b]) => numbers('a number', Number(a), Number(b)),
  ],
  [
    new RegExp(`${OF}(?:whole )?(?:number|integer) from (\\d+) to (\\d+)(?: inclusive)?${PICKED}${RANDOM}`),
    ([, a, b]) => numbers('a number', Number(a), Number(b)),
  ],
  [
    new RegExp(
      `${OF}(?:fair )?spinner (?:has|with) (\\d+) equal (?:sections|parts|sectors) (?:that are |which are )?(?:numbered|labeled|labelled) (?:from )?(\\d+) (?:to|through|-) (\\d+)`,
    ),
    ([, n, a, b]) =>
      Number(b) - Number(a) + 1 === Number(n) ? numbers('a spinner', Number(a), Number(b)) : null,
  ],
  [
    /(?:cards|tickets|balls|discs|slips|tiles|counters) (?:are )?(?:numbered|labeled|labelled) (?:from )?(\d+) (?:to|through|-) (\d+)/,
    ([, a, b]) => numbers('a number', Number(a), Number(b)),
  ],
  [
    new RegExp(
      `${OF}letter${PICKED}${RANDOM} from (?:the )?(?:letters (?:of|in) )?(?:the )?word ([a-z]{3,20})`,
    ),
    ([, word]) => letters(word ?? ''),
  ],
]

/** The experiment that a text tells of, and the text without it; null where there is none or more than one way to see it. */
export function readSpace(text: string): { space: Space; rest: string } | null {
  for (const [pattern, make] of SPACES) {
    const found = new RegExp(`\\b${pattern.source}(?![\\w-])`).exec(text)
    if (!found) continue
    const space = make(found)
    const rest = `${text.slice(0, found.index)} | ${text.slice(found.index + found[0].length)}`
    return space && space.outcomes.length <= MOST ? { space, rest } : null
  }
  return null
}

function numbers(name: string, from: number, to: number): Space | null {
  if (to <= from || to - from >= MOST) return null
  const outcomes = Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, words: [] }))
  return { name, outcomes, kind: 'numbers' }
}

function dice(count: 2): Space {
  const sides = [1, 2, 3, 4, 5, 6]
  const outcomes = sides.flatMap((a) => sides.map((b) => ({ value: a + b, words: [String(a), String(b)] })))
  return { name: `${count} dice`, outcomes, kind: 'dice' }
}

/** The value of an outcome is how many heads it has. */
function coins(count: number): Space | null {
  if (count < 1 || count > 7) return null
  const outcomes = Array.from({ length: 2 ** count }, (_, bits) => {
    const words = Array.from({ length: count }, (_, place) => ((bits >> place) & 1 ? 'head' : 'tail'))
    return { value: words.filter((each) => each === 'head').length, words }
  })
  return { name: count === 1 ? 'a coin' : `${count} coins`, outcomes, kind: 'coins' }
}

function deck(): Space {
  const outcomes = SUITS.flatMap((suit) =>
    RANKS.map((rank, index) => ({
      value: index + 1,
      words: [
        rank,
        suit.slice(0, -1),
        suit === 'hearts' || suit === 'diamonds' ? 'red' : 'black',
        ...(/jack|queen|king/.test(rank) ? ['face card'] : []),
      ],
    })),
  )
  return { name: 'a deck of 52 cards', outcomes, kind: 'cards' }
}

function letters(word: string): Space {
  const outcomes = [...word].map((letter) => ({
    value: 0,
    words: [letter, ...(letter === 'y' ? [] : [/[aeiou]/.test(letter) ? 'vowel' : 'consonant'])],
  }))
  return { name: `the letters of ${word.toUpperCase()}`, outcomes, kind: 'letters' }
}
