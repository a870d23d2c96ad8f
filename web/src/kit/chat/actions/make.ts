import type { User } from '#contract/accounts.ts'
import { aiHelpers, LONGEST_MATERIAL } from '#contract/study/ai-helpers.ts'
import { LONGEST_RESOURCE, MOST_RESOURCES } from '#contract/study/study-guides.ts'
import { call } from '../../../api/call.ts'
import type { OpenPage } from '../page/open-page.ts'
import type { MadeParts, Material, QuickAction } from './quick-action.ts'

/** A language model may think longer than a database. */
const LONGEST_WAIT_MS = 60_000

export async function make(
  action: QuickAction,
  { text }: Material,
  user: User,
  open: OpenPage | null,
): Promise<MadeParts> {
  const reader = {
    subject: open?.subject ?? null,
    grade: user.grade,
    userType: user.role,
    profession: user.profession,
    ...(user.expertiseLevel && { expertiseLevel: user.expertiseLevel }),
  }
  const content = text.slice(0, LONGEST_MATERIAL)
  const options = { timeoutMs: LONGEST_WAIT_MS }
  if (action === 'flashcards') {
    const { flashcards, engine } = await call(aiHelpers.flashcards, { content, ...reader }, options)
    return { messageType: 'flashcards', content: '', flashcards, engine }
  }
  if (action === 'summary') {
    const { summary, engine } = await call(aiHelpers.summarize, { content, ...reader }, options)
    return { messageType: 'summary', content: summary, engine }
  }
  const guide = await call(
    aiHelpers.studyGuide,
    { resources: cutResources(text), title: open?.title ?? null, ...reader },
    options,
  )
  return { messageType: 'study_guide', content: guide.content, title: guide.title, engine: guide.engine }
}

function cutResources(text: string) {
  const parts = Math.min(MOST_RESOURCES, Math.ceil(text.length / LONGEST_RESOURCE))
  return Array.from({ length: parts }, (_, place) => ({
    type: 'text' as const,
    content: text.slice(place * LONGEST_RESOURCE, (place + 1) * LONGEST_RESOURCE),
  })).filter(({ content }) => /\S/.test(content))
}
