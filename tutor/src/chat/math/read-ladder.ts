import type { ChatReply, ChatTurn } from '../chat-port.ts'
import { type PhraseId, wasSaid } from '../phrases.ts'
import { readWords } from '../writing/defuse.ts'

export type Help = ChatReply['help']

/** Where somebody stands with a problem, as far as the turns tell. */
export type Ladder = {
  problem: string
  /** The highest rung that was given. */
  help: Help
  /** Lines of the learner that were judged, and those of them that were right. */
  attempts: number
  rightLines: string[]
  /** Solved, or shown whole. */
  isDone: boolean
  /** How many examples were shown, so that the next one is another. */
  examples: number
}

/** A problem that nobody came back to for so many replies is left behind. */
const FORGOTTEN_AFTER = 4

/** Reads the ladder off what was said: every rung has its own fixed words. Null when no problem is at hand. */
export function readLadder(turns: readonly ChatTurn[]): Ladder | null {
  let ladder: Ladder | null = null
  let idle = 0
  turns.forEach(({ role, content }, at) => {
    if (role !== 'assistant') return
    const message = turns[at - 1]?.role === 'user' ? (turns[at - 1]?.content ?? '') : ''
    const given = startOf(content, message)
    if (given !== null) {
      ladder = { problem: given, help: 'none', attempts: 0, rightLines: [], isDone: false, examples: 0 }
      idle = 0
    }
    if (!ladder) return
    const isTouched = note(ladder, content, message) || given !== null
    idle = isTouched ? 0 : idle + 1
    if (idle > FORGOTTEN_AFTER) ladder = null
  })
  return ladder
}

function startOf(content: string, message: string): string | null {
  // A problem that the tutor made stands in a paragraph of its own.
  if (wasSaid('mathsPractice', content)) return readWords(content.split('\n\n')[1] ?? '')
  return wasSaid('mathsStart', content) ? message : null
}

function note(ladder: Ladder, content: string, message: string): boolean {
  const has = (id: PhraseId) => wasSaid(id, content)
  const isRight = has('mathsRight')
  const isRightLine = has('mathsRightLine')
  const isWrong = has('mathsWrong') || has('mathsNotYet') || has('mathsPartly')
  if (isRight || isRightLine || isWrong) ladder.attempts += 1
  if (isRightLine) ladder.rightLines.push(message)
  if (has('mathsNudge')) raise(ladder, 'nudge')
  if (has('mathsHint')) raise(ladder, 'hint')
  if (has('mathsExample')) {
    raise(ladder, 'example')
    ladder.examples += 1
  }
  if (has('mathsSolution')) raise(ladder, 'solution')
  if (isRight || has('mathsSolution')) ladder.isDone = true
  return isRight || isRightLine || isWrong || RUNG_PHRASES.some(has)
}

const RUNG_PHRASES: readonly PhraseId[] = [
  'mathsNudge',
  'mathsHint',
  'mathsExample',
  'mathsSolution',
  'mathsTryFirst',
  'mathsCannotRead',
]

const RUNGS: readonly Help[] = ['none', 'nudge', 'hint', 'example', 'solution']

function raise(ladder: Ladder, help: Help): void {
  if (RUNGS.indexOf(help) > RUNGS.indexOf(ladder.help)) ladder.help = help
}

/** The next rung. The whole way is for those who have tried. */
export function nextRung({ help, attempts }: Ladder): Exclude<Help, 'none'> {
  if (help === 'none') return 'nudge'
  if (help === 'nudge') return 'hint'
  if (help === 'hint') return 'example'
  return attempts > 0 ? 'solution' : 'example'
}
