import { findQuestionStems, findStems } from '../retrieval/stems.ts'

/** What a question asks for, as far as its first words tell. */
export type QuestionKind =
  | 'definition'
  | 'role'
  | 'person'
  | 'time'
  | 'place'
  | 'number'
  | 'reason'
  | 'manner'
  | 'difference'
  | 'example'
  | 'choice'
  | 'yesNo'
  /** Something to be done in the world, which no book can. */
  | 'deed'
  | 'other'

export type ReadQuestion = {
  kind: QuestionKind
  /** Without "can you tell me". */
  text: string
  /** The stems of what is asked about, where the form of the question shows them: "What is a [mole] in chemistry?" */
  term: readonly string[]
  /** The first stem that carries a topic: mostly the subject. */
  subject: string | null
}

const POLITE = /^(?:(?:please|ok(?:ay)?|so|and|but|hey|hi|hello|um+|well|also|pls)[\s,]+)+/i
const LEAD_IN =
  /^(?:(?:can|could|would|will) you (?:please )?(?:tell|explain|say|show|teach)(?: (?:to )?(?:me|us))? (?=\p{L})|(?:do you|does anyone|i (?:want|need|would like) to) know |tell me (?=wh|how)|i (?:do ?n['o]?t|dont) (?:know|understand|get) (?=wh|how)|i wonder |explain (?:to me )?(?=wh|how)|(?:my )?question:? )/iu

/** Things that a reader of books can do when asked: all others are deeds in the world. */
const SAYABLE =
  /^(?:explain|tell|say|show|describe|define|give|name|list|help|teach|compare|summarize|remind|answer|clarify|solve|quiz|write|talk|find|see|have|use|be|get|mix|make|add|divide|multiply|know|also|please|really|always)$/i

const KINDS: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'difference',
    /\bdifferences? between\b|^how (?:is|are|do|does)\b.*\b(?:differ|different from)\b|^compare\b|\b(?:vs\.?|versus)\b/i,
  ],
  ['example', /\bexamples? (?:of|for)\b|^(?:name|list) (?:an?|some|one|two|three)\b/i],
  [
    'number',
    /^how (?:many|much|tall|long|old|far|large|big|deep|high|fast|heavy|often|rare|wide|hot|cold|loud|quickly)\b|^what (?:percentage|percent)\b|^(?:at )?what (?:age|speed|temperature)\b/i,
  ],
  ['time', /^when\b|^(?:in )?(?:what|which) (?:year|century|decade)\b|^since when\b/i],
  ['definition', /^who(?:['’]?s| is| are| was| were) (?!the (?:first|last|only)\b)/i],
  ['person', /^who(?:se|m)?\b|^by whom\b/i],
  ['place', /^where\b|^in (?:what|which) (?:country|city|place|part)\b/i],
  [
    'reason',
    /^why\b|^how come\b|^what (?:causes?|caused|makes|made)\b|^what (?:is|was) the (?:reason|cause)\b/i,
  ],
  [
    'role',
    /^what (?:does|do|did)\b.*\b(?:do|tell|show|say|consist of)\b|^what (?:is|are)\b.*\b(?:used for|good for|there for|made of|for)$|^how (?:does|do)\b.*\bwork$/i,
  ],
  [
    'definition',
    /^what(?:['’]?s| is| are| was| were)\b|^what (?:does|do|did)\b.*\bmean\b|^(?:define|explain|describe|tell me about|what about)\b|^what (?!\w+ (?:is|are)\b.*\b(?:is|are)$).+ (?:is|are|was|were|means?)$|^how (?:is|are)\b.*\bdefined$/i,
  ],
  ['manner', /^how\b/i],
  ['choice', /^(?:in |to |from |of )?which\b/i],
  ['yesNo', /^(?:is|are|was|were|do|does|did|can|could|has|have|had|will|would|should|must|may|am)\b/i],
]

/** "What is a mole in chemistry?" asks for a mole. */
const SETTING = /\s(?:in|on|across|for|of|during|if|when|after|before|at|from|with|called)\s.*$/i
const ASKED_TERM =
  /^(?:what|who)(?:['’]?s| is| are| was| were) (?<is>.+)$|^what (?:does|do|did) (?<means>.+?) mean\b.*$|^(?:define|explain|describe|tell me about|what about) (?<bare>.+)$|^what (?:does|do|did) (?<does>.+?) (?:do|tell|show|say|consist of)\b.*$|^how (?:does|do) (?<works>.+?) work$|^what (?<turned>.+) (?:is|are|was|were|means?)$/i

export function readQuestion(asked: string): ReadQuestion {
  const text = asked
    .replace(/[’‘]/g, "'")
    .trim()
    .replace(POLITE, '')
    .replace(LEAD_IN, '')
    .replace(/[\s?.!]+$/, '')
  const kind = findKind(text)
  return { kind, text, term: findTerm(text, kind), subject: findQuestionStems(text)[0] ?? null }
}

function findKind(text: string): QuestionKind {
  const [, verb] = /^(?:can|could|will|would) you (?:please )?(\p{L}+)/iu.exec(text) ?? []
  if (verb !== undefined && !SAYABLE.test(verb)) return 'deed'
  const known = KINDS.find(([, form]) => form.test(text))?.[0]
  if (known) return known
  // A bare word or two: "photosynthesis".
  return text.split(/\s+/).length <= 3 ? 'definition' : 'other'
}

function findTerm(text: string, kind: QuestionKind): readonly string[] {
  if (kind !== 'definition' && kind !== 'role') return []
  const groups = Object.values(ASKED_TERM.exec(text)?.groups ?? {}).filter((one) => one !== undefined)
  const named = (groups[0] ?? text).replace(SETTING, '')
  return findStems(named)
}
