import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { openDraft } from '../../study/draft.ts'

const REST_MS = 300

/** What is typed and not sent, kept on the device for each conversation until it is. */
export function useChatDraft(userId: number, name: string) {
  const [draft] = useState(() => openDraft(userId, `chat.${name}`, z.string()))
  const [text, setText] = useState(() => draft.read() ?? '')
  useEffect(() => {
    const timer = setTimeout(() => (text.trim() === '' ? draft.forget() : draft.keep(text)), REST_MS)
    return () => clearTimeout(timer)
  }, [draft, text])
  useEffect(() => {
    // Who leaves at once has typed it all the same.
    const keepNow = () => {
      if (text.trim() !== '') draft.keep(text)
    }
    window.addEventListener('pagehide', keepNow)
    return () => window.removeEventListener('pagehide', keepNow)
  }, [draft, text])
  return [text, setText] as const
}
