import type { Clause } from '../reading/clause.ts'
import { readClauses, readRest, readSubjects } from '../reading/clauses.ts'
import { emptyDraft } from '../reading/drafts.ts'
import { isAuxiliary, type Phrase, readPhrase, textOf } from '../reading/phrases.ts'
import { readPlace } from '../reading/places.ts'
import type { Token } from '../reading/tokens.ts'
import { readVerb } from '../reading/verb-phrases.ts'
import { isMeasure, singular, TIMES } from '../words/nouns.ts'
import { verbOf } from '../words/verbs.ts'

/** What is asked for: "How many more stamps does Kai have than Rosie?" */
export type Question = {
  form: 'many' | 'much' | 'size' | 'fraction' | 'percent' | 'named'
  /** "long" in "How long …", "perimeter" in "What is the perimeter …". */
  name: string
  asked: Phrase | null
  /** "monkeys and parrots" */
  others: Phrase[]
  isMore: boolean
  /** "fewer" and "less": the other way round. */
  isFewer: boolean
  /** "than buns" directly behind what is asked. */
  than: Phrase | null
  clause: Clause | null
  /** "in dollars" behind the question. */
  unit: string | null
  text: string
}

/** What stands before "how", as clauses of the story, and the question itself. */
export function readQuestion(
  all: readonly Token[],
  last: Clause | null,
): { told: Clause[]; question: Question; lead: readonly Token[]; body: readonly Token[] } | null {
  const unit = unitBehind(all)
  const tokens = unit ? all.slice(0, unit.start) : all
  const at = tokens.findIndex(({ word }) => word === 'how' || word === 'what')
  if (at < 0) return null
  let told: Clause[] = []
  let end = at
  while (end > 0 && /^(?:,|then|so|and|by|for|in)$/.test(tokens[end - 1]?.word ?? '')) end--
  const lead = tokens.slice(0, end)
  const quietLead = emptyDraft()
  if (lead.length > 0) {
    const clauses = readClauses(lead, last)
    if (clauses) told = clauses
    else {
      const rest = readRest(lead, 0, quietLead, false, [])
      if (rest !== lead.length || quietLead.objects.length > 0 || quietLead.comparison) return null
      const words = textOf(lead, 0, lead.length).toLowerCase()
      if (
        !/^(?:at (?:the same|this|that) (?:speed|rate|price|pace)|on average|in (?:all|total)|altogether|together)$/.test(
          words,
        ) &&
        quietLead.places.length !== 1
      )
        return null
    }
  }
  const body = tokens.slice(at)
  const question = body[0]?.word === 'how' ? readHow(body) : readWhat(body)
  if (!question) return null
  if (quietLead.places.length > 0 && question.clause) question.clause.places.push(...quietLead.places)
  question.unit = unit?.noun ?? null
  question.text = textOf(tokens, at, tokens.length)
  return { told, question, lead, body }
}

/** ", in dollars", ", in simplest form" at the end. */
function unitBehind(tokens: readonly Token[]): { start: number; noun: string | null } | null {
  const start = tokens.findLastIndex(({ word }) => word === ',')
  if (start < 0 || tokens[start + 1]?.word !== 'in') return null
  const words = tokens.slice(start + 2).map(({ word }) => word)
  if (words.join(' ') === 'simplest form') return { start, noun: null }
  const noun = words.map(singular).join(' ')
  return isMeasure(noun) || TIMES.has(noun) ? { start, noun } : null
}

const SIZES = /^(?:long|tall|high|wide|deep|heavy|old|far)$/
const GRADES: Record<string, string> = {
  longer: 'long',
  taller: 'tall',
  higher: 'high',
  wider: 'wide',
  deeper: 'deep',
  heavier: 'heavy',
  older: 'old',
  farther: 'far',
  shorter: 'short',
  younger: 'young',
  lighter: 'light',
}

const NOTHING_ASKED: Omit<Question, 'form'> = {
  name: '',
  asked: null,
  others: [],
  isMore: false,
  isFewer: false,
  than: null,
  clause: null,
  unit: null,
  text: '',
}

function readHow(tokens: readonly Token[]): Question | null {
  const word = tokens[1]?.word ?? ''
  const question: Question = { ...NOTHING_ASKED, form: 'many' }
  if (SIZES.test(word)) {
    question.form = 'size'
    question.name = word
    question.clause = readAsking(tokens, 2, null)
    return question.clause && question
  }
  if (!/^(?:many|much)$/.test(word)) return null
  question.form = word === 'many' ? 'many' : 'much'
  let at = 2
  if (/^(?:more|fewer|less)$/.test(tokens[at]?.word ?? '')) {
    question.isMore = true
    question.isFewer = tokens[at]?.word !== 'more'
    at++
  }
  const grade = GRADES[tokens[at]?.word ?? '']
  if (grade) {
    question.isMore = true
    question.name = grade
    at++
  } else if (
    !isAuxiliary(tokens[at]?.word ?? '') &&
    !(
      verbOf(tokens[at]?.word ?? '') &&
      verbOf(tokens[at]?.word ?? '')?.form !== 'ing' &&
      !readsAsNoun(tokens, at)
    )
  ) {
    const asked = readPhrase(tokens, at)
    if (!asked || asked.phrase.numeral || asked.phrase.pronoun) {
      if (tokens[at]?.word !== 'of') return null
      const of = readPhrase(tokens, at + 1)
      if (!of || of.phrase.numeral) return null
      question.asked = { ...of.phrase, of: null }
      at = of.end
    } else {
      question.asked = asked.phrase
      at = asked.end
    }
    const askedGrade = GRADES[tokens[at]?.word ?? '']
    if (askedGrade || /^(?:more|less|fewer)$/.test(tokens[at]?.word ?? '')) {
      question.isMore = true
      question.name = askedGrade ?? ''
      at++
    }
    if (tokens[at]?.word === 'per' && question.asked && /^[a-z]/.test(tokens[at + 1]?.word ?? '')) {
      question.asked = { ...question.asked, per: singular(tokens[at + 1]?.word ?? '') }
      at += 2
    }
    while (tokens[at]?.word === 'and' || tokens[at]?.word === ',') {
      const other = readPhrase(tokens, at + 1)
      if (!other || other.phrase.numeral) return null
      question.others.push(other.phrase)
      at = other.end
    }
    if (tokens[at]?.word === 'than') {
      const than = readPhrase(tokens, at + 1)
      if (!than || than.phrase.numeral) return null
      question.than = than.phrase
      at = than.end
    }
  }
  question.clause = readAsking(tokens, at, question.asked)
  return question.clause && question
}

function readsAsNoun(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? ''
  return isAuxiliary(next) || next === 'of' || next === 'and' || next === 'than' || verbOf(next) !== null
}

/** "does he have left", "are there in all", "are left in the jar", "ride the bus" */
function readAsking(tokens: readonly Token[], start: number, asked: Phrase | null): Clause | null {
  const draft = emptyDraft()
  const first = tokens[start]?.word ?? ''
  let subjects: Phrase[] = asked ? [asked] : []
  let isThere = false
  let at = start
  let modal: string | null = null
  if (first === '' || /^(?:altogether|in|total)$/.test(first)) {
    // "How many apples in all?"
    const end = first === '' ? start : readRest(tokens, start, draft, true, [])
    const isWhole =
      end === tokens.length && asked !== null && draft.objects.length === 0 && draft.places.length === 0
    return isWhole
      ? clauseOf(tokens, start, draft, {
          subjects: [],
          isThere: true,
          verb: 'be',
          isPassive: false,
          isNegated: false,
          modal,
        })
      : null
  }
  const isBe = verbOf(first)?.lemma === 'be'
  if (/^(?:do|does|did|will|can|could|must|should|would|has|have|had)$/.test(first) || isBe) {
    if (isBe && tokens[start + 1]?.word === 'there') {
      isThere = true
      subjects = []
      const end = readRest(tokens, start + 2, draft, true, [])
      return end === tokens.length
        ? clauseOf(tokens, start, draft, {
            subjects,
            isThere,
            verb: 'be',
            isPassive: false,
            isNegated: false,
            modal,
          })
        : null
    }
    const inverted = readSubjects(tokens, start + 1)
    const [first0] = inverted?.subjects ?? []
    const isSomebody =
      first0 !== undefined &&
      (!isBe ||
        first0.determiner !== null ||
        first0.pronoun !== null ||
        first0.isName ||
        first0.numeral !== null)
    if (inverted && isSomebody) {
      let behind = inverted.end
      for (
        let place = readPlace(tokens, behind);
        place && place.place.preposition !== 'than' && !isBe;
        place = readPlace(tokens, behind)
      ) {
        // "the gas for 256 miles"
        draft.places.push(place.place)
        behind = place.end
      }
      const rest = [tokens[start] as Token, ...tokens.slice(behind)]
      if (!isBe) {
        modal = /^(?:can|could|must|should)$/.test(first) ? first : null
        const verb = readVerb(rest, 1, draft)
        const end =
          verb &&
          readRest(rest, verb.end, draft, verb.lemma === 'be', [], verb.lemma === 'take' ? 'aim' : 'question')
        if (verb && end === rest.length) {
          const { lemma, isPassive, isNegated } = verb
          return clauseOf(tokens, start, draft, {
            subjects: inverted.subjects,
            isThere,
            verb: lemma,
            isPassive,
            isNegated,
            modal: modal ?? verb.modal,
          })
        }
      } else {
        // "is each piece", "is the tree than the house"
        const read = emptyDraft()
        const end = readRest(rest, 1, read, false, [])
        if (end === rest.length)
          return clauseOf(tokens, start, read, {
            subjects: inverted.subjects,
            isThere,
            verb: 'be',
            isPassive: false,
            isNegated: false,
            modal,
          })
      }
    }
    if (
      !isBe &&
      !/^(?:has|have|had)$/.test(first) &&
      !/^(?:can|could|must|should|will|would|did|do)$/.test(first)
    )
      return null
  }
  const own = emptyDraft()
  const verb = readVerb(tokens, at, own)
  if (!verb) return null
  at = verb.end
  const end = readRest(tokens, at, own, verb.lemma === 'be', [])
  if (end !== tokens.length) return null
  const { lemma, isPassive, isNegated } = verb
  return clauseOf(tokens, start, own, {
    subjects,
    isThere,
    verb: lemma,
    isPassive,
    isNegated,
    modal: verb.modal,
  })
}

function clauseOf(
  tokens: readonly Token[],
  start: number,
  draft: ReturnType<typeof emptyDraft>,
  rest: Pick<Clause, 'subjects' | 'isThere' | 'verb' | 'isPassive' | 'isNegated' | 'modal'>,
): Clause {
  return { source: textOf(tokens, start, tokens.length), ...draft, ...rest, isElliptic: false }
}

const NAMED = /^(?:perimeter|area|volume|average|mean|total|profit|cost|price)$/

/** "What fraction of the balloons are red", "What is its perimeter", "What is the area of the floor in square feet" */
function readWhat(tokens: readonly Token[]): Question | null {
  const word = tokens[1]?.word ?? ''
  const base: Question = { ...NOTHING_ASKED, form: 'named' }
  if (/^(?:fraction|percent|percentage)$/.test(word) && tokens[2]?.word === 'of') {
    const asked = readPhrase(tokens, 3)
    const clause = asked && readAsking(tokens, asked.end, asked.phrase)
    return (
      clause && { ...base, form: word === 'fraction' ? 'fraction' : 'percent', asked: asked.phrase, clause }
    )
  }
  if (word === 'does' && tokens[2]?.word === 'it' && tokens[3]?.word === 'cost') {
    // "What does it cost now?"
    const clause = readAsking(tokens, 1, null)
    return clause && { ...base, form: 'much', clause }
  }
  if (!/^(?:is|was)$/.test(word)) return null
  let at = /^(?:the|its|his|her|their)$/.test(tokens[2]?.word ?? '') ? 3 : 2
  if (
    /^(?:sale|new|final|selling|reduced|total)$/.test(tokens[at]?.word ?? '') &&
    NAMED.test(tokens[at + 1]?.word ?? '')
  )
    at++
  const name = tokens[at]?.word ?? ''
  if (!NAMED.test(name)) return null
  const draft = emptyDraft()
  let rest = at + 1
  if (tokens[rest]?.word === 'of') {
    const of = readPhrase(tokens, rest + 1)
    if (!of || of.phrase.numeral) return null
    base.asked = of.phrase
    rest = of.end
  }
  const end = rest < tokens.length ? readRest(tokens, rest, draft, false, []) : rest
  if (end !== tokens.length || draft.objects.length > 0) return null
  const clause = clauseOf(tokens, 1, draft, {
    subjects: [],
    isThere: false,
    verb: 'be',
    isPassive: false,
    isNegated: false,
    modal: null,
  })
  return { ...base, name, clause }
}
