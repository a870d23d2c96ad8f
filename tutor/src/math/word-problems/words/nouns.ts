const IRREGULAR: Record<string, string> = {
  children: 'child',
  kids: 'child',
  kid: 'child',
  people: 'person',
  persons: 'person',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  loaves: 'loaf',
  leaves: 'leaf',
  knives: 'knife',
  halves: 'half',
  wolves: 'wolf',
  calves: 'calf',
  shelves: 'shelf',
  scarves: 'scarf',
  wives: 'wife',
  pies: 'pie',
  ties: 'tie',
  cookies: 'cookie',
  brownies: 'brownie',
  movies: 'movie',
  smoothies: 'smoothie',
  hoodies: 'hoodie',
  cm: 'centimeter',
  km: 'kilometer',
  m: 'meter',
  mm: 'millimeter',
  kg: 'kilogram',
  g: 'gram',
  ml: 'milliliter',
  l: 'liter',
  ft: 'foot',
  lb: 'pound',
  lbs: 'pound',
  oz: 'ounce',
  hr: 'hour',
  hrs: 'hour',
  min: 'minute',
  mins: 'minute',
  bus: 'bus',
  glass: 'glass',
  glasses: 'glass',
  dress: 'dress',
  class: 'class',
  grass: 'grass',
  gas: 'gas',
  lens: 'lens',
  clothes: 'clothes',
  scissors: 'scissors',
  series: 'series',
  chess: 'chess',
  canvas: 'canvas',
  cactus: 'cactus',
  cacti: 'cactus',
  pennies: 'penny',
  photos: 'photo',
  pianos: 'piano',
}

export function singular(word: string): string {
  const known = IRREGULAR[word]
  if (known) return known
  if (/(?:ss|us|is)$/.test(word) || word.length < 4) return word
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(?:sh|ch|x|ss|zz|us)es$/.test(word)) return word.slice(0, -2)
  if (/(?:tomato|potato|hero|mango|echo)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Which nouns a wider noun takes in; with them "How many animals" can be counted. */
const WIDER: Record<string, string> = {
  animal:
    'dog cat cow hen chicken duck horse sheep goat pig rabbit monkey parrot lion tiger bear elephant fish bird puppy kitten goose turkey hamster frog turtle zebra giraffe mouse pony lamb calf donkey snake lizard fox deer',
  pet: 'dog cat hamster fish bird rabbit turtle parrot puppy kitten lizard snake',
  bird: 'duck hen chicken goose parrot robin sparrow crow pigeon swan owl finch parakeet turkey',
  toy: 'doll bear kite ball car truck robot puzzle block game train yo-yo top',
  fruit: 'apple orange banana pear peach plum mango grape lemon lime melon cherry strawberry kiwi berry',
  vegetable: 'carrot potato tomato onion pepper cucumber bean beet cabbage radish turnip',
  flower: 'rose tulip daisy lily sunflower daffodil violet orchid carnation pansy',
  child: 'boy girl',
  student: 'boy girl',
  person: 'boy girl man woman adult child student teacher kid senior parent grown-up',
  player: 'boy girl',
  coin: 'penny nickel dime quarter',
  tree: 'oak pine maple palm birch elm fir spruce',
  dessert: 'cookie cake pie cupcake brownie muffin',
  drink: 'juice soda lemonade tea coffee',
}

export function isKindOf(narrow: string, wide: string): boolean {
  return narrow === wide || (WIDER[wide]?.split(' ').includes(narrow) ?? false)
}

/** Pairs of which a thing is always one or the other. */
const OPPOSITES = [
  'boy girl',
  'man woman',
  'adult child',
  'empty full',
  'empty taken',
  'free taken',
  'free occupied',
  'empty occupied',
  'good bad',
  'good rotten',
  'good broken',
  'present absent',
  'open closed',
  'ripe unripe',
  'new used',
  'left right',
].map((pair) => pair.split(' '))

export function isOpposite(one: string, other: string): boolean {
  return OPPOSITES.some(([a, b]) => (a === one && b === other) || (a === other && b === one))
}

/** How much of the second fits into one of the first, where everyone knows it. */
const KNOWN_RATES: [of: string, per: string, count: number][] = [
  ['day', 'week', 7],
  ['minute', 'hour', 60],
  ['second', 'minute', 60],
  ['hour', 'day', 24],
  ['month', 'year', 12],
  ['cent', 'dollar', 100],
  ['inch', 'foot', 12],
  ['foot', 'yard', 3],
  ['ounce', 'pound', 16],
  ['gram', 'kilogram', 1000],
  ['meter', 'kilometer', 1000],
  ['centimeter', 'meter', 100],
  ['milliliter', 'liter', 1000],
  ['cent', 'quarter', 25],
  ['cent', 'dime', 10],
  ['cent', 'nickel', 5],
  ['cent', 'penny', 1],
]

export function knownRate(of: string, per: string): number | null {
  return KNOWN_RATES.find(([a, b]) => a === of && b === per)?.[2] ?? null
}

export const TIMES = new Set('second minute hour day week month year'.split(' '))
const MEASURES = new Set(
  [
    'dollar inch foot yard mile meter centimeter millimeter kilometer gram kilogram pound ounce ton',
    'liter milliliter gallon quart pint cup degree second minute hour percent',
  ]
    .join(' ')
    .split(' '),
)

/** Things that come in parts: half a mile is fine, half a person is not. */
export function isMeasure(noun: string): boolean {
  return MEASURES.has(noun.replace(/^(?:square|cubic) /, ''))
}

/** What is cut up or can be had in part, so that its count need not be whole. */
export function canBePart(noun: string): boolean {
  return isMeasure(noun) || TIMES.has(noun)
}

const PERSONS = new Set(
  'child boy girl man woman person student friend teacher brother sister mother father mom dad grandma grandpa grandmother grandfather aunt uncle cousin neighbor baker farmer gardener coach player worker clerk cook chef carpenter tailor teammate classmate camper guest adult parent son daughter family customer visitor passenger baby kid magician builder driver painter artist scout swimmer runner girl librarian principal florist grocer'.split(
    ' ',
  ),
)
export function isPerson(noun: string): boolean {
  return PERSONS.has(noun)
}

const PLURALS: Record<string, string> = {
  child: 'children',
  person: 'people',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  goose: 'geese',
  leaf: 'leaves',
  loaf: 'loaves',
  shelf: 'shelves',
  knife: 'knives',
  half: 'halves',
  scarf: 'scarves',
  calf: 'calves',
  wolf: 'wolves',
  fish: 'fish',
  sheep: 'sheep',
  deer: 'deer',
  percent: 'percent',
}

/** "card" for 1, "cards" for any other count. */
export function plural(noun: string, count: string): string {
  if (count === '1') return noun
  const [word = '', ...before] = noun.split(' ').reverse()
  const many =
    PLURALS[word] ??
    (/(?:s|sh|ch|x|z)$/.test(word)
      ? `${word}es`
      : /[^aeiou]y$/.test(word)
        ? word.replace(/y$/, 'ies')
        : /(?:tomat|potat|her|mang)o$/.test(word)
          ? `${word}es`
          : `${word}s`)
  return [...before.reverse(), many].join(' ')
}

/** "$12", "3 cans", "1 egg" */
export function nameAmount(text: string, noun: string): string {
  if (noun === 'dollar') return `$${text}`
  if (noun === 'percent') return `${text}%`
  return noun === '' || noun === 'part' ? text : `${text} ${plural(noun, text)}`
}
