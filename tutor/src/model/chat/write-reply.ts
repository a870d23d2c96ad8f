import type { ChatReply, ChatTask, Segment } from '../../chat/chat-port.ts'
import type { ChatPassage, ChatSource } from '../../chat/chat-source.ts'
import { ModelFailure } from '../failure.ts'
import { MOST_PASSAGES } from './chat-prompt.ts'
import { type ChatMath, checkMath } from './check-math.ts'
import type { Problem } from './find-problem.ts'
import { createGiveawayCheck, listHiddenOptions } from './giveaway.ts'
import { createSupportCheck, type Standing } from './support.ts'

export const UNSUPPORTED_NOTE =
  'What has no number here is not from your material: check it before you rely on it.'
const CITATION = /\s*\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g
const FOLLOW_UP = /^\s*(?:→|->)\s*/
const MOST_FOLLOW_UPS = 3

type Parts = {
  task: ChatTask
  problem: Problem | null
  maths: ChatMath | null
  isFit: (text: string) => boolean
  say: (piece: string) => void
}

type Ground = { text: string; source: ChatSource | null }

/** Takes the model's sentences one by one, checks each, and says only what passed. */
export function createReplyWriter({ task, problem, maths, isFit, say }: Parts) {
  const numbered: Ground[] = task.passages.slice(0, MOST_PASSAGES).map(toGround)
  let ground = [...numbered, ...listOtherGround(task)]
  let findSupport = createSupportCheck(ground.map(({ text }) => text))
  const isTold = problem === null || problem.mayTell(task.isSocratic)
  const givesAway = createGiveawayCheck({
    options: task.isSocratic ? listHiddenOptions(task.page) : [],
    answers: isTold ? [] : [problem.answer, ...problem.alternatives],
  })
  const ofLearner = [task.message, ...task.turns.map(({ content }) => content)].join('\n')
  const segments: Segment[] = []
  const sources: ChatSource[] = []
  const followUps: string[] = []
  let content = ''

  function add(segment: Segment, shown: string): void {
    segments.push(segment)
    content += shown
    say(shown)
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

  async function write(raw: string): Promise<void> {
    const cited = [...raw.matchAll(CITATION)].flatMap(([, list = '']) =>
      list.split(',').map((n) => Number(n) - 1),
    )
    const shown = raw.replace(CITATION, '')
    const text = shown.trim()
    if (text === '') {
      if (content === '' || shown === '') return
      content += shown
      return say(shown)
    }
    if (!isFit(text)) throw new ModelFailure('unsound', 'unfit words')
    if (givesAway(text)) throw new ModelFailure('unsound', 'gives the answer away')
    const verdict = maths ? await checkMath(maths, text, problem?.statement ?? null, ofLearner) : 'none'
    if (verdict === 'false') throw new ModelFailure('unsound', 'wrong maths')
    if (FOLLOW_UP.test(text)) {
      if (followUps.length < MOST_FOLLOW_UPS) followUps.push(text.replace(FOLLOW_UP, ''))
      return
    }
    const standing = findSupport(text, cited)
    if (standing.kind === 'supported') return addSupported(text, shown, standing)
    if (standing.kind === 'talk') return add({ kind: 'phrase', text }, shown)
    if (verdict === 'holds') return add({ kind: 'step', text }, shown)
    add({ kind: 'written', text, sources: [] }, shown)
  }

  function addSupported(text: string, shown: string, { passages }: Standing & { kind: 'supported' }): void {
    const own = passages.flatMap((at) => ground[at]?.source ?? []).map(numberOf)
    const numbers = [...new Set(own)]
    const marks = numbers.map((at) => `[${at + 1}]`).join('')
    if (numbers.length === 0) add({ kind: 'fact', text }, shown)
    else add({ kind: 'written', text, sources: numbers }, shown.replace(/(\s*)$/, ` ${marks}$1`))
  }

  function finish(isStopped: boolean): ChatReply {
    const claims = segments.filter(({ kind }) => kind !== 'phrase')
    const doubtful = claims.filter((one) => one.kind === 'written' && one.sources.length === 0)
    if (doubtful.length > 0 && !isStopped)
      add({ kind: 'phrase', text: UNSUPPORTED_NOTE }, `\n\n_${UNSUPPORTED_NOTE}_`)
    const isOnTask = problem !== null || task.page?.kind === 'question'
    return {
      messageType: 'text',
      content: content.trim(),
      segments,
      sources,
      flashcards: [],
      title: null,
      followUps,
      isAnswered: claims.length === 0 || doubtful.length < claims.length,
      help: !isOnTask ? 'none' : isTold && problem !== null ? 'solution' : 'hint',
    }
  }

  return { write, finish, addPassages, hasSaid: () => content !== '' }
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
