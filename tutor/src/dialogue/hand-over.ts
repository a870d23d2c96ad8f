import type { Agent, Segment } from '../chat/chat-port.ts'
import type { Act } from './acts/act.ts'
import { readBlocks } from './knowledge/read-blocks.ts'
import { toValues } from './moves/what-next.ts'
import type { MoveReply, Scene } from './scene.ts'
import { pointAtFigure } from './show-blocks.ts'
import { asValue } from './voice.ts'

const EXPLAINS: readonly Act[] = ['fact', 'define', 'how', 'why', 'compare', 'again', 'simpler']
const MEASURES: readonly Act[] = ['answer', 'quiz', 'what-next', 'proud', 'test', 'small-talk']

/** What an agent adds to what another one said; nothing where it has nothing to say. */
type Addition = (scene: Scene, said: MoveReply) => Promise<Segment | null>

const ADDITIONS: Record<Agent, Addition | null> = {
  tutor: null,
  assessment: checkUnderstanding,
  content: bringAnotherForm,
  analytics: tellEvidence,
}

/**
 * One more agent speaks after the one that leads, under its own name: only where they may work together, and each about
 * what it is for.
 */
export async function handOver(scene: Scene, said: MoveReply): Promise<MoveReply> {
  const { task, voice } = scene
  if (!task.isCollaborating || !said.draft.isAnswered) return said
  for (const agent of task.agents.slice(0, MOST_AGENTS)) {
    const addition = await ADDITIONS[agent]?.(scene, said)
    if (!addition) continue
    const lead: Segment = voice.say(`agent_${agent}`)
    const text = `**${lead.text}** ${addition.text}`
    return { ...said, draft: { ...said.draft, segments: [...said.draft.segments, { kind: 'fact', text }] } }
  }
  return said
}

const MOST_AGENTS = 4

/** The last wrong idea on this skill, else a question of the lesson on what was just explained. */
async function checkUnderstanding(scene: Scene, { state }: MoveReply): Promise<Segment | null> {
  const { act, library, voice, guide, task } = scene
  if (!EXPLAINS.includes(act) || state.open !== null || !guide) return null
  const skill = state.topic?.skill ?? null
  const mistakes = task.isAdaptive === false ? [] : await library.listMistakes(skill)
  const last = mistakes.find(({ idea }) => idea !== null)
  if (last?.idea) return voice.say('lastMistake', { idea: asValue(last.idea) })
  const ask = readBlocks(guide).find(
    ({ kind, section }) => kind === 'try' && section === state.topic?.section,
  )
  return ask && ask.text.split(/\s+/).length <= MOST_TRY_WORDS
    ? voice.say('quickCheck', { question: ask.text.replace(/\n+/g, ' ') })
    : null
}

const MOST_TRY_WORDS = 45

/** The figure of the section that was explained. */
async function bringAnotherForm(scene: Scene, { state }: MoveReply): Promise<Segment | null> {
  const { act, guide } = scene
  if (!EXPLAINS.includes(act) || !guide) return null
  const figure = readBlocks(guide).find(
    ({ kind, section }) => kind === 'figure' && section === (state.topic?.section ?? null),
  )
  return figure ? pointAtFigure(scene, figure) : null
}

/** How it is going on the skill at hand, with the numbers it rests on. */
async function tellEvidence(scene: Scene, { state }: MoveReply): Promise<Segment | null> {
  const { act, library, voice, task } = scene
  if (!MEASURES.includes(act) || task.isAdaptive === false) return null
  const skill = state.topic?.skill
  const standing = (await library.listStandings()).find((one) => one.skill === skill && one.answers > 0)
  return standing ? voice.say('evidence', toValues(standing)) : null
}
