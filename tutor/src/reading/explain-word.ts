import type { Dictionary, Entry, PartOfSpeech } from '../dictionary/dictionary.ts'
import { chooseSenses } from './choose-senses.ts'
import type { FoundWord } from './hard-words.ts'
import type { Passage } from './passage.ts'

const PARTS_OF_SPEECH: Record<string, PartOfSpeech> = {
  NOUN: 'noun',
  VERB: 'verb',
  ADJ: 'adjective',
  ADV: 'adverb',
}
/** "swollen" has an entry of its own, a swollen head; a text nearly always means the verb. */
const PARTICIPLES = new Map(
  `swollen:swell strung:string stolen:steal torn:tear sworn:swear woven:weave hidden:hide bitten:bite beaten:beat shrunk:shrink
  sprung:spring stung:sting swung:swing clung:cling crept:creep wept:weep swept:sweep lit:light shone:shine slid:slide
  struck:strike stuck:stick wove:weave sewn:sew sown:sow mown:mow hewn:hew flung:fling slung:sling spun:spin bred:breed
  fed:feed fled:flee sped:speed bent:bend lent:lend dealt:deal knelt:kneel burnt:burn dreamt:dream leapt:leap trod:tread
  trodden:tread forbidden:forbid forsaken:forsake ridden:ride striven:strive thrust:thrust withdrawn:withdraw`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

const MOST_SENSES = 2

export type ExplainedWord = FoundWord & {
  senses: string[]
  /** The dictionary knows one meaning only, so that it is the one the text has. */
  isPlain: boolean
}

export async function explainWord(
  dictionary: Dictionary,
  passage: Passage,
  word: FoundWord,
): Promise<ExplainedWord> {
  const compound = await lookUpCompound(dictionary, passage, word)
  if (compound) return { ...word, senses: listGlosses(compound).slice(0, MOST_SENSES), isPlain: false }
  const small = word.word.toLowerCase()
  const verb = PARTICIPLES.get(small)
  const partOfSpeech = verb ? 'verb' : PARTS_OF_SPEECH[word.pos]
  const any = await dictionary.lookUp(small, { isForStudent: true })
  const fitting =
    partOfSpeech &&
    (await dictionary.lookUp(verb ?? small, { isForStudent: true, partOfSpeech, isEverySense: true }))
  const isPlain = verb === undefined && word.pos === 'NOUN' && any?.total === 1
  return { ...word, senses: chooseSenses(listGlosses(fitting ?? any), passage, word), isPlain }
}

/** "sea urchin" is no urchin: two words that the dictionary knows together mean something of their own. */
async function lookUpCompound(
  dictionary: Dictionary,
  { material }: Passage,
  { sentence, word }: FoundWord,
): Promise<Entry | null> {
  const words = material.sentences[sentence]?.words ?? []
  const at = words.findIndex(({ text }) => text === word)
  const [before, after] = [words[at - 1], words[at + 1]]
  const pairs = [
    ...(before && /^(?:NOUN|ADJ|PROPN)$/.test(before.pos) ? [`${before.text} ${word}`] : []),
    ...(after && /^(?:NOUN|PROPN)$/.test(after.pos) ? [`${word} ${after.text}`] : []),
  ]
  for (const pair of pairs) {
    const entry = await dictionary.lookUp(pair, { isForStudent: true })
    if (entry) return entry
  }
  return null
}

const listGlosses = (entry: Entry | null | undefined): string[] =>
  entry?.senses.map(({ gloss }) => gloss) ?? []
