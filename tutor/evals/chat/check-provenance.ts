import type { ChatReply, ChatTask } from '../../src/chat/chat-port.ts'
import { FIXED_TEXTS } from '../../src/chat/phrases.ts'
import type { Dictionary } from '../../src/dictionary/dictionary.ts'
import type { MathSolver } from '../../src/math/math-tasks.ts'
import { findCardFaults, findGuideFaults } from '../find-faults.ts'

type Tools = { maths: MathSolver; dictionary: Dictionary }
export type Origin = 'quote' | 'step' | 'dictionary' | 'fact' | 'phrase'
export type Checked = { sentences: { text: string; origin: Origin | null }[]; faults: string[] }

/**
 * Reads the Markdown of a reply as a stranger would and traces every sentence: to a source, to the math engine asked
 * anew, to the dictionary opened anew, to what the task knows, or to the catalog of fixed sentences.
 */
export async function checkProvenance(task: ChatTask, reply: ChatReply, tools: Tools): Promise<Checked> {
  const texts = listTexts(task)
  const faults: string[] = findCardFaults(texts.map(({ text }) => text).join('\n\n'), reply.flashcards, 20)
  if (reply.messageType === 'study_guide' && reply.isAnswered) return checkGuide(task, reply, faults)
  const math = await listMath(task, reply.content, tools.maths)
  const sentences: Checked['sentences'] = []
  for (const line of reply.content.split('\n').filter((one) => one.trim() !== '')) {
    const quoted = /^> ?(.*)$/.exec(line)
    const parts = quoted ? splitQuote(quoted[1] ?? '') : splitSentences(line)
    for (const text of parts) {
      const origin = quoted
        ? isQuote(text, line, reply, texts)
          ? 'quote'
          : null
        : await traceSentence(text, task, reply, math, tools)
      sentences.push({ text, origin })
      if (!origin) faults.push(`from nowhere: ${text}`)
    }
  }
  if (reply.segments.length === 0 || reply.content.trim() === '') faults.push('empty')
  if (/\]\((?!\/)/.test(reply.content.replace(/\\[[\]]/g, ''))) faults.push('a link that leaves')
  return { sentences, faults }
}

async function traceSentence(
  text: string,
  task: ChatTask,
  reply: ChatReply,
  math: Set<string>,
  { dictionary }: Tools,
): Promise<Origin | null> {
  if (PHRASES.has(bare(text))) return 'phrase'
  if (await isEntry(text, task, dictionary)) return 'dictionary'
  if (isFact(text, task, reply)) return 'fact'
  return math.has(bare(text.replace(/^\d+\. /, ''))) ? 'step' : null
}

/** Ends of sentences, but not within a formula; items of lists stay whole. */
function splitSentences(line: string): string[] {
  if (/^(?:- |\d+\. |\*\*)/.test(line)) return [line]
  const whole = line.replace(/\$[^$]+\$/g, (formula) => formula.replaceAll('.', '\u0000'))
  return whole
    .split(/(?<=[.!?:]["”)]?)(?<!Key terms:)\s+(?=[\p{Lu}\p{N}“$])/u)
    .map((part) => part.replaceAll('\u0000', '.').trim())
    .filter((part) => part !== '')
}

const splitQuote = (line: string) => splitSentences(line.replace(/^- /, ''))

const bare = (text: string) => text.replace(/\s+/g, ' ').trim()
const PHRASES = new Set(FIXED_TEXTS.flatMap((text) => [text, ...splitSentences(text)]).map(bare))

type Text = { text: string; path: string | null }

function listTexts({ passages, page }: ChatTask): Text[] {
  const own = page && page.kind !== 'question' ? [{ text: page.text, path: page.source?.path ?? null }] : []
  return [...own, ...passages.map(({ text, source }) => ({ text, path: source.path }))]
}

/** Word for word in the source that the mark names. */
function isQuote(sentence: string, line: string, reply: ChatReply, texts: Text[]): boolean {
  const marks = [...line.matchAll(/(?<!\\)\[(\d+)\]/g)].map(([, number]) => Number(number))
  const paths = marks.map((number) => reply.sources[number - 1]?.path)
  if (paths.includes(undefined)) return false
  const words = toWords(sentence.replace(/(?<!\\)\[\d+\]\s*$/, ''))
  return texts.some(
    ({ text, path }) =>
      (marks.length === 0 ? true : paths.includes(path ?? '')) && toWords(text).includes(words),
  )
}

const toWords = (text: string) =>
  text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\\([\\`*_[\]<>|~$#])/g, '$1')
    .replace(/[*_`#>~]+/g, '')
    .replace(/^\s*(?:[-•]|\d+[.)])\s+/gm, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim()

/** Everything that the engine says about the problems at hand, asked anew. */
async function listMath(task: ChatTask, content: string, math: MathSolver): Promise<Set<string>> {
  const said = [task.message, ...task.turns.map((turn) => turn.content), content]
  const paragraphs = said.flatMap((text) => [text, ...text.split('\n\n')]).map(dropEscapes)
  const page = task.page?.kind === 'question' ? [task.page.text] : []
  const problems = [...new Set([...paragraphs, ...page])].filter(
    (text) => /\d|\(\w\)/.test(text) && text.length <= 500,
  )
  const allowed = new Set<string>()
  for (const problem of problems) {
    const text = problem.replace(/(?<=\d)\s*x\s*(?=\d)/gi, ' × ')
    const solution = await math.solve({ text })
    if (!solution.solved) continue
    const { steps, answer, hints, problem: read } = solution
    for (const { explanation, after } of steps) allowed.add(bare(`${explanation} $${after}$`))
    for (const hint of hints) for (const part of [hint, ...splitSentences(hint)]) allowed.add(bare(part))
    const value = `$${answer.latex}$${answer.unit ? ` ${answer.unit}` : ''}`
    allowed.add(bare(`**Answer:** ${value}${answer.decimal ? ` (about ${answer.decimal})` : ''}`))
    for (const shown of [`$${read.latex}$`, read.words, `${read.words} $${read.latex}$`, addEscapes(problem)])
      for (const part of [shown, ...splitSentences(shown)]) allowed.add(bare(part))
    const line = task.message
      .replace(/^(?:is it|i got|i get|the answer is|my answer is|i think it's)\s+/i, '')
      .replace(/[?.!]+$/, '')
    const { explanation } = await math.checkLine({ text, lines: [], line })
    for (const part of explanation ? [explanation, ...splitSentences(explanation)] : [])
      allowed.add(bare(part))
  }
  return allowed
}

const dropEscapes = (text: string) => text.replace(/\\([\\`*_[\]<>|~$#])/g, '$1').trim()
const addEscapes = (text: string) => text.replace(/[\\`*_[\]<>|~$#]/g, '\\$&')

async function isEntry(line: string, { reader }: ChatTask, dictionary: Dictionary): Promise<boolean> {
  const groups = /^- \*\*(?<word>[^*]+)\*\* \((?<part>\w+)\): (?<gloss>.+)$/.exec(line)?.groups
  if (!groups?.word || !groups.gloss) return false
  const entry = await dictionary.lookUp(dropEscapes(groups.word), { isForStudent: reader.role === 'student' })
  const told = dropEscapes(groups.gloss)
  return (entry?.senses ?? []).some(
    ({ partOfSpeech, gloss, example }) =>
      partOfSpeech === groups.part && told === `${gloss}.${example ? ` Example: “${example}”` : ''}`,
  )
}

/** What the task itself knows, in one of the fixed frames. */
function isFact(line: string, task: ChatTask, reply: ChatReply): boolean {
  const { learner, passages, page, reader } = task
  if (line === `Hello, ${reader.firstName}!`) return true
  if (isReadAs(line, task)) return true
  if (line === `${reply.flashcards.length} cards were made.`) return true
  if (line === '1 card was made.') return reply.flashcards.length === 1
  if (page?.kind === 'question' && page.hints.some((hint) => hint.includes(dropEscapes(line)))) return true
  const terms = /^Key terms: (.+)\.$/.exec(line)?.[1]
  if (terms) {
    const words = toWords(
      listTexts(task)
        .map(({ text }) => text)
        .join('\n'),
    )
    return terms.split(', ').every((term) => words.includes(toWords(term)))
  }
  const skill = dropEscapes(line.replace(/^- /, ''))
  if ([...(learner?.weakSkills ?? []), ...(learner?.strongSkills ?? [])].includes(skill)) return true
  const {
    title,
    path,
    rest = '',
  } = /^- \[(?<title>(?:\\.|[^\]\\])+)\]\((?<path>\/[^)]*)\)(?<rest>.*)$/.exec(line)?.groups ?? {}
  if (!title) return false
  const isStep = learner?.nextSteps.some(
    (step) =>
      step.title === dropEscapes(title) && step.path === path && rest === `: ${addEscapes(step.reason)}`,
  )
  const isPlace = passages.some(
    ({ source }) =>
      source.title === dropEscapes(title) &&
      source.path === path &&
      (rest === '' || rest === ` (${addEscapes(source.subject ?? '')})`),
  )
  return isStep === true || isPlace
}

/** Says of words of the message, and of no others, how they were read. */
function isReadAs(line: string, { message }: ChatTask): boolean {
  const pairs = /^I read (“[^”]+” as “[a-z]+”(?:, “[^”]+” as “[a-z]+”)*)\.$/.exec(line)?.[1]
  return (
    pairs
      ?.split(', ')
      .every((pair) => message.includes(dropEscapes(/“([^”]+)” as/.exec(pair)?.[1] ?? '\u0000'))) ?? false
  )
}

function checkGuide(task: ChatTask, reply: ChatReply, faults: string[]): Checked {
  const [intro = '', ...rest] = reply.content.split('\n\n')
  const found = findGuideFaults(
    listTexts(task).map(({ text }) => text),
    rest.join('\n\n'),
  )
  const sentences = splitSentences(intro).map((text) => ({
    text,
    origin: PHRASES.has(bare(text)) ? ('phrase' as const) : isReadAs(text, task) ? ('fact' as const) : null,
  }))
  const lost = sentences.filter(({ origin }) => origin === null).map(({ text }) => `from nowhere: ${text}`)
  return {
    sentences: [...sentences, { text: reply.title ?? '', origin: 'quote' }],
    faults: [...faults, ...found, ...lost],
  }
}
