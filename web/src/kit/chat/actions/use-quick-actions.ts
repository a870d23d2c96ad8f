import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { aiHelpers, LONGEST_MATERIAL } from '#contract/study/ai-helpers.ts'
import type { ChatMessage } from '#contract/study/chat.ts'
import { LONGEST_RESOURCE, MOST_RESOURCES } from '#contract/study/study-guides.ts'
import { call } from '../../../api/call.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { type Conversation, historyQuery, markChatOutdated } from '../chat.data.ts'
import type { OpenPage } from '../page/open-page.ts'
import { changeGoing, isUnderWay, readGoing } from '../send/runs.ts'
import { findMaterial, type Material } from './find-material.ts'
import { plan } from './plan.ts'
import { type MadeParts, toMessage } from './to-message.ts'

export const QUICK_ACTIONS = ['flashcards', 'summary', 'studyGuide', 'adaptive', 'recommendations'] as const
export type QuickAction = (typeof QUICK_ACTIONS)[number]

/** A language model may think longer than a database. */
const LONGEST_WAIT_MS = 60_000

type Around = { user: User; conversation: Conversation; open: OpenPage | null; typed: string }

/**
 * Makes cards, a summary or a guide of the open page; without one, of what was typed or pasted; else of the last
 * answer. What was made stands in the conversation until the page is loaded anew; saving keeps it.
 */
export function useQuickActions({ user, conversation, open, typed }: Around) {
  const { t } = useTranslation('chat')
  const queryClient = useQueryClient()
  const key = historyQuery(user.id, conversation).queryKey
  const name = JSON.stringify(key)

  async function run(action: QuickAction): Promise<void> {
    if (isUnderWay(readGoing(name))) return
    const kept = queryClient.getQueryData(key)?.pages[0] ?? []
    const isAboutText = action !== 'adaptive' && action !== 'recommendations'
    const material = isAboutText ? findMaterial(open, typed, kept) : null
    if (isAboutText && !material) {
      toast({ title: t('quick.nothing'), description: t('quick.nothingText') })
      return
    }
    changeGoing(name, { isMaking: true })
    try {
      const parts = material
        ? await make(action, material, user, open)
        : await plan(action, { goals: typed, subject: open?.subject ?? null, level: user.expertiseLevel, t })
      add(toMessage(parts, user, isAboutText ? open : null), kept)
      // A plan comes with a session to talk about it.
      if (action === 'adaptive') markChatOutdated(queryClient, key)
    } catch {
      toast({ title: t('error'), description: t(`quick.${action}Failed`), variant: 'destructive' })
    }
    changeGoing(name, { isMaking: false })
  }

  function add(message: ChatMessage, kept: readonly ChatMessage[]) {
    const { made } = readGoing(name)
    const isEmpty = message.messageType === 'flashcards' && message.metadata?.flashcards?.length === 0
    if (isEmpty || (message.content.trim() === '' && message.messageType !== 'flashcards')) {
      toast({ title: t('quick.empty') })
      return
    }
    changeGoing(name, { made: [...made, { message, afterId: kept.at(-1)?.id ?? 0 }] })
  }

  return run
}

async function make(
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
