import type {
  ChatOffer,
  ChatPassage,
  ChatReply,
  ChatSource,
  ChatTask,
  Segment,
} from '../../chat/chat-port.ts'
import { openQuestion } from '../../chat/question/guard.ts'
import { createClaimChecker } from '../claims/check-claims.ts'
import type { ClaimVerdict } from '../claims/claim-verdict.ts'
import { ModelFailure } from '../failure.ts'
import { MOST_PASSAGES } from './chat-prompt.ts'
import type { ChatMath, Problem } from './find-problem.ts'
import { createGiveawayCheck, listHiddenOptions } from './giveaway.ts'
import { CHECK_NOTES, chooseLanguage, isWrongLanguage } from './language-of-reply.ts'
import { createSupportCheck, type Quote, type Standing } from './support.ts'

/** What a reply may not say, in words for the one repair; `detail` is what our own records keep. */
export class Objection extends ModelFailure {
  readonly fault: string
  constructor(detail: string, fault: string) {
    super('unsound', detail)
    this.fault = fault
  }
}

export const UNSUPPORTED_NOTE = CHECK_NOTES.en.note
const CITATION = /\s*\[\d{1,2}(?:\s*,\s*\d{1,2})*\]/g
/** A citation with the words it rests on, for replies in another language than the material. */
const QUOTATION = /\s*\[(\d{1,2})\s*[:,]?\s*["“«„]([^"”»“\]]{3,300})["”»“]\s*\]/g
const FOLLOW_UP = /^\s*(?:→|->)\s*/
const MOST_FOLLOW_UPS = 3
/** An address, or a link or picture of Markdown. */
const LINK = /!?\[[^\]]*\]\([^)]*\)|\b\w+:\/\/\S+|\bwww\.\S+/gi
const PROMPT_MARK = /material-[0-9a-f]{18}/i
/** From here on the language of a reply can be told. */
const TELLING_LENGTH = 160

type Parts = {
  task: ChatTask
  problem: Problem | null
  maths: ChatMath | null
  isFit: (text: string) => boolean
  say: (piece: string) => void
}

type Ground = { text: string; source: ChatSource | null }

/**
 * Takes the model's sentences one by one, checks each, and says only what passed. At a question that counts, and at a problem
 * that the engine has solved, nothing is said before the whole reply has passed.
 */
export function createReplyWriter({ task, problem, maths, isFit, say }: Parts) {
  const numbered: Ground[] = task.passages.slice(0, MOST_PASSAGES).map(toGround)
  let ground = [...numbered, ...listOtherGround(task)]
  let findSupport = createSupportCheck(ground.map(({ text }) => text))
  const question = openQuestion(task.page)
  const isTold = question === null && (problem === null || problem.mayTell(task.isSocratic))
  const isHeld = question !== null || problem !== null
  const ofLearner = [task.message, ...task.turns.map(({ content }) => content)].join('\n')
  const givesAway = createGiveawayCheck({
    options: listHiddenOptions(task.page),
    answers: isTold || problem === null ? [] : [problem.answer, ...problem.alternatives],
    question: isTold ? '' : (question?.text ?? problem?.ground.text ?? ''),
    hints: [...(question?.hints ?? []), ...(isTold ? [] : (problem?.hints ?? []))],
    ofLearner,
  })
  const checkClaims = createClaimChecker({
    math: maths,
    ground: problem?.ground ?? null,
    attempt: problem?.attempt ?? null,
    ofLearner,
    language: task.reader.language,
  })
  const { note, mark } = CHECK_NOTES[chooseLanguage(task)]
  const segments: Segment[] = []
  const sources: ChatSource[] = []
  const followUps: string[] = []
  const offers: ChatOffer[] = []
  let content = ''

  function tell(shown: string): void {
    content += shown
    if (!isHeld) say(shown)
  }

  function add(segment: Segment, shown: string): void {
    segments.push(segment)
    tell(shown)
  }

  function numberOf(source: ChatSource): number {
    const at = sources.findIndex(({ path }) => path === source.path)
    return at < 0 ? sources.push(source) - 1 : at
  }

  /** What was found while answering: numbered on, and as good a ground as the rest. The number of the first is told. */
  function addPassages(found: readonly ChatPassage[]): number {
    const first = numbered.length + 1
    numbered.push(...found.map(toGround))
    ground = [...numbered, ...listOtherGround(task)]
    findSupport = createSupportCheck(ground.map(({ text }) => text))
    return first
  }

  /** Whether a text that is offered may be shown: it passes the same checks as a reply. */
  async function mayOffer(text: string): Promise<boolean> {
    if (!isFit(text) || givesAway(text)) return false
    for (const sentence of text.split(/(?<=[.!?。])\s+|\n/))
      if (['false', 'unchecked'].includes(await checkClaims(sentence))) return false
    return true
  }

  async function write(raw: string): Promise<void> {
    const quotes = [...raw.matchAll(QUOTATION)].map(
      ([, number, words = '']): Quote => ({ passage: Number(number) - 1, words }),
    )
    const cited = [...raw.matchAll(CITATION)].flatMap(([list]) =>
      (list.match(/\d+/g) ?? []).map((number) => Number(number) - 1),
    )
    const shown = raw.replace(QUOTATION, '').replace(CITATION, '')
    const text = shown.trim()
    if (text === '') {
      if (content !== '' && shown !== '') tell(shown)
      return
    }
    if (!isFit(text)) throw new ModelFailure('unsound', 'unfit words')
    if (isForeign(text))
      throw new Objection('foreign address', 'It holds an address that is not in the material.')
    if (givesAway(text)) throw new Objection('gives the answer away', GIVEAWAY_FAULT)
    const verdict = await checkClaims(text)
    if (verdict === 'false') throw new Objection('wrong maths', describeFault(text))
    if (FOLLOW_UP.test(text)) {
      if (followUps.length < MOST_FOLLOW_UPS && verdict !== 'unchecked')
        followUps.push(text.replace(FOLLOW_UP, ''))
      return
    }
    addChecked(text, shown, verdict, findSupport(text, cited, quotes))
    if (content.length > TELLING_LENGTH) refuseOtherLanguage()
  }

  /** Addresses that stand in no material, and marks of the prompt: a text has talked the model into something. */
  function isForeign(text: string): boolean {
    const links = text.match(LINK) ?? []
    return PROMPT_MARK.test(text) || (links.length > 0 && !links.every((link) => isOwnLink(link)))
  }

  const isOwnLink = (link: string) =>
    numbered.some(({ source }) => source !== null && link.includes(source.path) && !/^\w+:|^www/.test(link))

  /** Only what is borne out goes without a mark. */
  function addChecked(text: string, shown: string, verdict: ClaimVerdict, standing: Standing): void {
    const isOpen = verdict === 'unchecked' || (verdict === 'plain' && standing.kind !== 'supported')
    const isLiteral =
      problem === null &&
      standing.kind === 'supported' &&
      standing.passages.some((at) => holdsFormulas(ground[at]?.text ?? '', text))
    if (isOpen && !(isLiteral && verdict === 'unchecked')) {
      const isMarked = problem !== null || verdict === 'unchecked'
      add(
        { kind: 'written', text, sources: [] },
        isMarked ? shown.replace(/(\s*)$/, ` *(${mark})*$1`) : shown,
      )
    } else if (standing.kind === 'supported') addSupported(text, shown, standing)
    else if (verdict === 'holds') add({ kind: 'step', text }, shown)
    else if (standing.kind === 'talk') add({ kind: 'phrase', text }, shown)
    else add({ kind: 'written', text, sources: [] }, shown)
  }

  function addSupported(text: string, shown: string, { passages }: Standing & { kind: 'supported' }): void {
    const own = passages.flatMap((at) => ground[at]?.source ?? []).map(numberOf)
    const numbers = [...new Set(own)]
    const marks = numbers.map((at) => `[${at + 1}]`).join('')
    if (numbers.length === 0) add({ kind: 'fact', text }, shown)
    else add({ kind: 'written', text, sources: numbers }, shown.replace(/(\s*)$/, ` ${marks}$1`))
  }

  function refuseOtherLanguage(): void {
    if (isWrongLanguage(task, segments.map(({ text }) => text).join(' ')))
      throw new Objection('wrong language', 'It is not in the language of the learner.')
  }

  function finish(isStopped: boolean): ChatReply {
    refuseOtherLanguage()
    const whole = [...segments.map(({ text }) => text), ...followUps].join('\n')
    if (isHeld && givesAway(whole)) throw new Objection('gives the answer away', GIVEAWAY_FAULT)
    const claims = segments.filter(({ kind }) => kind !== 'phrase')
    const doubtful = claims.filter((one) => one.kind === 'written' && one.sources.length === 0)
    if (doubtful.length > 0 && !isStopped) add({ kind: 'phrase', text: note }, `\n\n_${note}_`)
    if (isHeld) say(content)
    const isOnTask = problem !== null || task.page?.kind === 'question'
    return {
      messageType: 'text',
      content: content.trim(),
      segments,
      sources,
      flashcards: [],
      ...(offers.length > 0 && { offers }),
      title: null,
      followUps,
      isAnswered: claims.length === 0 || doubtful.length < claims.length,
      help: !isOnTask ? 'none' : isTold && problem !== null ? 'solution' : 'hint',
    }
  }

  return {
    write,
    finish,
    addPassages,
    mayOffer,
    offer: (one: ChatOffer) => offers.push(one),
    hasSaid: () => content !== '',
  }
}

const GIVEAWAY_FAULT =
  'It tells the learner the answer, or helps to guess it without thinking. Give one hint or ask one question instead.'

const describeFault = (sentence: string) =>
  `The engine of the platform finds this wrong: "${sentence.slice(0, 300)}". Use only numbers and steps that were given to you as verified.`

/** Every formula of the sentence stands in the passage, sign by sign. */
function holdsFormulas(passage: string, sentence: string): boolean {
  const bare = (text: string) => text.replace(/[\s$*`\\{}]|\\left|\\right/g, '')
  const formulas = sentence.match(/\$[^$]+\$|[\p{L}\d().^]+(?:\s*[-+*/=<>]\s*[\p{L}\d().^]+)+/gu) ?? []
  return (
    formulas.length > 0 &&
    formulas.every((formula) => bare(passage).includes(bare(formula).replace(/\.$/, '')))
  )
}

const toGround = ({ text, source }: ChatPassage): Ground => ({ text, source })

/** What a sentence may rest on besides the numbered passages: the open page and what is known of the learner. */
function listOtherGround({ page, learner }: ChatTask): Ground[] {
  const shown: Ground[] = []
  if (page && page.kind !== 'question')
    shown.push({ text: `${page.title}\n${page.text}`, source: page.source })
  if (page?.kind === 'question') shown.push({ text: [page.text, ...page.hints].join('\n'), source: null })
  if (learner) {
    const titles = [
      ...learner.weakSkills,
      ...learner.strongSkills,
      ...learner.nextSteps.map(({ title }) => title),
    ]
    shown.push({ text: titles.join('\n'), source: null })
  }
  return shown
}
