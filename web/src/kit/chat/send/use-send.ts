import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { chat } from '#contract/study/chat.ts'
import { ApiError } from '../../../api/call.ts'
import { isAnswered } from '../../../api/create-writer.ts'
import { createIntentionKeys } from '../../../api/intention-keys.ts'
import { stream } from '../../../api/stream.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { addMessages, type Conversation, historyQuery, isSession, markChatOutdated } from '../chat.data.ts'
import { useOwnWords } from '../own-words.ts'
import { createPacer } from './pace-pieces.ts'
import { changeGoing, isUnderWay, readGoing, useGoing } from './runs.ts'

/** The server needs a moment to keep what had been said when the learner stopped it. */
const LOOKS_AFTER_STOP_MS = [400, 1200, 3000]

type SendMessageInput = Omit<InputOf<typeof chat.send>, 'userId' | 'message' | 'sessionId'>

type Outcome = {
  /** The answer begins: the message has arrived. */
  onAccepted?: () => void
}

/** Sends what the learner asks, one thing at a time, and shows the answer while it comes. */
export function useSend(user: User, conversation: Conversation) {
  const { t } = useTranslation('chat')
  const queryClient = useQueryClient()
  const own = useOwnWords()
  const [keys] = useState(() => createIntentionKeys())
  const history = historyQuery(user.id, conversation)
  const key = JSON.stringify(history.queryKey)
  const going = useGoing(key)
  const controller = useRef<AbortController | null>(null)

  /** True once the whole answer is there. */
  async function send(
    message: string,
    sent: SendMessageInput,
    { onAccepted }: Outcome = {},
  ): Promise<boolean> {
    if (!message.trim() || isUnderWay(readGoing(key))) return false
    const stopping = new AbortController()
    controller.current = stopping
    const input = {
      userId: user.id,
      message: message.trim(),
      ...sent,
      ...(isSession(conversation) && { sessionId: conversation.sessionId }),
    }
    const show = (said: string) =>
      changeGoing(key, { run: { question: input.message, said, phase: said ? 'speaking' : 'waiting' } })
    const pacer = createPacer(show)
    let isAccepted = false
    const accept = () => {
      if (!isAccepted) onAccepted?.()
      isAccepted = true
    }
    show('')
    try {
      const answer = await stream(chat.send, input, {
        idempotencyKey: keys.keyFor(input),
        signal: stopping.signal,
        onPiece: (piece) => {
          accept()
          pacer.add(piece)
        },
        onRestart: pacer.restart,
      })
      keys.settle()
      pacer.end()
      accept()
      // A look at the history that began before this answer would take it off the screen again.
      await queryClient.cancelQueries({ queryKey: history.queryKey, exact: true })
      queryClient.setQueryData(history.queryKey, (shown) =>
        addMessages(shown, [answer.question, answer.reply]),
      )
      changeGoing(key, { run: null })
      markChatOutdated(queryClient, history.queryKey)
      return true
    } catch (error) {
      pacer.end()
      if (stopping.signal.aborted) {
        keys.settle()
        const kept = keepStopped(stopping, input.message, pacer.read())
        // Before its first word nothing is kept: the question goes back to the field at once.
        if (pacer.read() === '') return false
        await kept
        return true
      }
      if (isAnswered(error)) keys.settle()
      const told = error instanceof ApiError && error.hasWords ? error : null
      // Documented: a tutor with words of its own has one text for every failure, so it says the reason itself.
      const reason = own && told && told.status < 500 ? told.message : ''
      changeGoing(key, { run: { question: input.message, said: reason, phase: 'failed' } })
      toast({
        title: t('error'),
        description: own?.failed ?? told?.message ?? t('send.failed'),
        variant: 'destructive',
      })
      void queryClient.invalidateQueries({ queryKey: ['chat', 'about'] })
      return false
    }
  }

  /** What had been said stays in sight until the server shows it as kept; the next question ends the looking. */
  async function keepStopped(stopped: AbortController, question: string, said: string): Promise<void> {
    changeGoing(key, { run: said ? { question, said, phase: 'stopped' } : null })
    for (const pauseMs of LOOKS_AFTER_STOP_MS) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (controller.current !== stopped) return
      await queryClient.refetchQueries({ queryKey: history.queryKey, exact: true })
      const newest = queryClient.getQueryData(history.queryKey)?.pages[0]
      if (newest?.slice(-2).some(({ role, content }) => role === 'user' && content === question)) break
    }
    if (readGoing(key).run?.phase === 'stopped') changeGoing(key, { run: null })
    markChatOutdated(queryClient, history.queryKey)
  }

  return {
    key,
    going,
    isPending: isUnderWay(going),
    send,
    stop: () => controller.current?.abort(),
  }
}
