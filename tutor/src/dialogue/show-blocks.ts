import type { Segment } from '../chat/chat-port.ts'
import { linkTo } from '../chat/writing/facts.ts'
import type { FoundSection, LessonGuide } from './dialogue-port.ts'
import type { Block } from './knowledge/read-blocks.ts'
import { createQuoter, type MoveReply, reply, type Scene } from './scene.ts'
import { toTopic, withShown, withTopic } from './state.ts'
import { asValue } from './voice.ts'

export type Shown = {
  guide: LessonGuide
  blocks: readonly Block[]
  /** The sentence that answers. */
  mark?: string | null
  before: readonly Segment[]
  after?: readonly Segment[]
  also?: readonly FoundSection[]
  followUps: string[]
  /** What is asked, for "why?" and "again" later on. */
  asked?: string | null
  offer?: Scene['state']['offer']
  help?: MoveReply['draft']['help']
}

/** Parts of a lesson as quotes; the conversation is then about their section. */
export function showBlocks(scene: Scene, shown: Shown): MoveReply {
  const { guide, blocks, mark = null, before, after = [], also = [], followUps } = shown
  const { voice, mayQuote } = scene
  const { sources, quote } = createQuoter()
  const fit = blocks.filter(({ text }) => mayQuote(text))
  // One number a reply: it opens the lesson where the first part stands.
  const source = { ...guide.source, path: fit[0]?.path ?? guide.source.path }
  const quotes = fit.map((block) => quote(writeBlock(block), source, block.text === mark ? null : mark))
  const english = scene.state.language === 'en' ? [] : [voice.say('inEnglish')]
  const links = also.map(({ passage: { source, heading } }) =>
    voice.say('place', { link: linkTo(heading ? `${source.title}: ${heading}` : source.title, source.path) }),
  )
  const more = links.length > 0 ? [voice.say('alsoSee'), ...links] : []
  const section = fit.find((block) => block.section !== null)?.section ?? scene.state.topic?.section ?? null
  const state = {
    ...withShown(
      withTopic(scene.state, toTopic(guide, section, shown.asked ?? guide.title)),
      fit.map(({ name }) => name),
    ),
    asked: shown.asked ?? scene.state.asked,
    offer: shown.offer ?? null,
  }
  return reply(scene, [...before, ...english, ...quotes, ...after, ...more], {
    state,
    sources,
    followUps,
    ...(shown.help ? { help: shown.help } : {}),
  })
}

/** A box is shown with its title, which often says what is looked at. */
function writeBlock({ kind, title, text }: Block): string {
  return title !== null && (kind === 'example' || kind === 'note') && !text.startsWith(title)
    ? `${title}\n${text}`
    : text
}

/** A figure cannot be drawn in a chat: its words are said, and the page opens at it. */
export function pointAtFigure(scene: Scene, figure: Block): Segment {
  const title = figure.title ?? figure.text
  return scene.voice.say('figure', { link: linkTo(title, figure.path) })
}

export const linkLesson = ({ title, path }: { title: string; path: string }): string => linkTo(title, path)

export const nameSection = (scene: Scene): string =>
  asValue(scene.state.topic?.section ?? scene.state.topic?.title ?? '')
