import { type HeldOut, readHeldOut } from './read-held-out.ts'

/** What a reply looks like to its reader. */
export type PlayedReply = {
  /** Markdown as it is shown. */
  content: string
  followUps: readonly string[]
  /** Keys of the lessons that the reply rests on. */
  lessons: readonly string[]
  isAnswered: boolean
}

/** One conversation. `answerFor` gives what would be right, wrong or half right for the question that was asked last. */
export type Talk = {
  say: (message: string) => Promise<PlayedReply>
  answerFor: (kind: AnswerKind) => Promise<string | null>
}
export type StartTalk = (about: { grade: number; page: string | null }) => Promise<Talk>

type AnswerKind = 'right' | 'wrong' | 'half'
type Turn = { say: string; act: string; also?: string[]; accept: string; must?: string[]; mustNot?: string[] }
type Dialogue = HeldOut & { id: string; grade: number; page: string | null; turns: Turn[] }

export type PlayedTurn = {
  id: string
  half: HeldOut['half']
  turn: Turn
  said: string
  reply: PlayedReply | null
  /** The checks that failed; a turn that could not be played fails by itself. */
  failed: string[]
}

/** Plays every dialogue of the halves that are wanted, in order, each in a conversation of its own. */
export async function playDialogues(
  start: StartTalk,
  halves: readonly HeldOut['half'][] = ['tune', 'held'],
): Promise<PlayedTurn[]> {
  const played: PlayedTurn[] = []
  for (const dialogue of readHeldOut<Dialogue>('dialogues').filter(({ half }) => halves.includes(half)))
    played.push(...(await playOne(start, dialogue)))
  return played
}

async function playOne(start: StartTalk, { id, half, grade, page, turns }: Dialogue): Promise<PlayedTurn[]> {
  const talk = await start({ grade, page })
  const played: PlayedTurn[] = []
  let before: PlayedReply | null = null
  for (const turn of turns) {
    const kind = /^\{(right|wrong|half)\}$/.exec(turn.say)?.[1] as AnswerKind | undefined
    const said: string | null = kind ? await talk.answerFor(kind) : turn.say
    if (said === null) {
      played.push({ id, half, turn, said: turn.say, reply: null, failed: ['no question was asked'] })
      continue
    }
    const reply = await talk.say(said)
    played.push({ id, half, turn, said, reply, failed: findFailures(turn, reply, before) })
    before = reply
  }
  return played
}

function findFailures({ must = [], mustNot = [] }: Turn, reply: PlayedReply, before: PlayedReply | null) {
  const holds = (check: string) => holdsCheck(check, reply, before)
  return [
    ...must.filter((check) => holds(check) === false).map((check) => `must ${check}`),
    ...mustNot.filter((check) => holds(check) === true).map((check) => `must not ${check}`),
  ]
}

type Check = (reply: PlayedReply, value: string, before: PlayedReply | null) => boolean | null

const RIGHT =
  /\b(?:that'?s right|yes,? (?:that|you|correct|that's)|yes! that's|correct[!.]|right[!.]|yes, that is right|this line is right|now it’s right|you got it)\b/i
const WRONG = /\b(?:not quite|not yet|that'?s not it|isn'?t right|almost|no,|this is not the answer)\b/i
const HALF = /\b(?:part(?:ly)?|half|something is still missing|that is one of)\b/i
const REFUSES = /\bI found no lesson\b|\bI can'?t (?:answer|help with) that\b|\bI did not find\b/i
const FIGURE = /\bpicture\b|!\[/i
const SPEAKS: Record<string, RegExp> = {
  es: /[¿¡ñ]|\b(?:que|una?|lección|esto)\b/i,
  fr: /\b(?:leçon|est|une|voici|tu)\b/i,
  de: /\b(?:ist|eine?|Lektion|das|du)\b/i,
  zh: /\p{Script=Han}/u,
}

/** Null where no script can tell: these are left to the reader. */
const CHECKS: Record<string, Check> = {
  says: ({ content }, value) => value.split('|').some((one) => spell(content).includes(spell(one))),
  quote: ({ content }, value) =>
    value.split('|').some((one) => spell(quotesOf(content)).includes(spell(one))),
  lesson: ({ lessons }, value) => value.split('|').some((key) => lessons.some((one) => matchesKey(one, key))),
  'asks-question': ({ content }) => /[?？]/.test(content.slice(-LAST_LETTERS)) || YOUR_TURN.test(content),
  offers: ({ content, followUps }) => followUps.length > 0 || /\]\(\//.test(content),
  refuses: ({ content }) => REFUSES.test(content),
  'same-text': ({ content }, _, before) =>
    before !== null &&
    quotesOf(content) !== '' &&
    spell(quotesOf(content)) === spell(quotesOf(before.content)),
  'shows-figure': ({ content }) => FIGURE.test(content),
  verdict: ({ content }, value) =>
    (({ right: RIGHT, wrong: WRONG, half: HALF })[value] ?? /^$/).test(ownWords(content)),
  lang: ({ content }, value) => SPEAKS[value]?.test(ownWords(content)) ?? null,
}

const LAST_LETTERS = 300
const YOUR_TURN = /\byour turn\b|\bnow you try\b/i

function holdsCheck(check: string, reply: PlayedReply, before: PlayedReply | null): boolean | null {
  const alternatives = check.split(
    /\|(?=[a-z-]+(?::|$)(?<=says:|quote:|lesson:|verdict:|offers|asks-question))/,
  )
  const results = alternatives.map((one) => {
    const [name = '', ...rest] = one.split(':')
    return CHECKS[name]?.(reply, rest.join(':'), before) ?? null
  })
  return results.includes(true) ? true : results.every((one) => one === null) ? null : false
}

/** Case, spaces, marks and kinds of minus sign do not count; a formula reads as it is drawn. */
const spell = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\\(?:left|right|,|;|cdot|times|quad)/g, ' ')
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/[−–]/g, '-')
    .replace(/[*`$\\{}>\s“”]/g, '')

const quotesOf = (content: string): string =>
  content
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .join(' ')

/** What the tutor says itself: a quote says nothing about the learner's answer. */
const ownWords = (content: string): string =>
  content
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')

const matchesKey = (key: string, wanted: string): boolean =>
  wanted.endsWith('*') ? key.startsWith(wanted.slice(0, -1)) : key === wanted

/** Shares of turns that no check failed, by half and by act. Passing all checks does not yet make a reply a good one. */
export function countPassed(played: readonly PlayedTurn[]): string[] {
  const line = (name: string, turns: readonly PlayedTurn[]) => {
    const passed = turns.filter(({ failed }) => failed.length === 0).length
    return `${name}: ${passed} of ${turns.length} (${Math.round((100 * passed) / Math.max(1, turns.length))} %)`
  }
  const halves = (['tune', 'held'] as const).map((half) =>
    line(
      half,
      played.filter((one) => one.half === half),
    ),
  )
  const acts = [...new Set(played.map(({ turn }) => turn.act))].toSorted()
  return [
    ...halves,
    ...acts.map((act) =>
      line(
        `  ${act}`,
        played.filter(({ turn }) => turn.act === act),
      ),
    ),
  ]
}

/** The tune half as a reader would see it; the held half is never shown. */
export function showTranscripts(played: readonly PlayedTurn[]): string {
  const shown = played.filter(({ half }) => half === 'tune')
  return shown
    .map(({ id, turn, said, reply, failed }, at) => {
      const head = shown[at - 1]?.id === id ? '' : `\n===== ${id}\n`
      const checks = failed.length === 0 ? '' : `\n   FAILED: ${failed.join('; ')}`
      const lines = (reply?.content ?? '(not played)').split('\n').map((line) => `   | ${line}`)
      const chips = reply && reply.followUps.length > 0 ? `\n   [${reply.followUps.join('] [')}]` : ''
      return `${head}\n- [${turn.act}] ${said}\n   (${turn.accept})\n${lines.join('\n')}${chips}${checks}`
    })
    .join('\n')
}

/** `--show tune` prints the conversations as well. */
export async function reportDialogues(
  start: StartTalk,
  args: readonly string[],
  print: (line: string) => void,
) {
  const played = await playDialogues(start)
  if (args.includes('--show') && args[args.indexOf('--show') + 1] === 'tune') print(showTranscripts(played))
  for (const line of countPassed(played)) print(line)
  return played
}
