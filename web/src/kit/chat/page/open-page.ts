import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ChatPage } from '#contract/study/chat.ts'
import { createListeners } from '../../../device/listeners.ts'

/** What the learner has before them, as far as the tutor should know it. */
export type OpenPage = {
  page: ChatPage
  title: string
  /** The page's own subject: it travels with every question, so that nobody has to choose it. */
  subject: string | null
  /** Its text, for a summary or cards of it; null where there is none, as with a question that counts. */
  readText: (() => string) | null
}

// The one opened last is the one in front: a note over a list, a question over its quiz.
let opened: readonly OpenPage[] = []
const listeners = createListeners()

function change(next: readonly OpenPage[]): void {
  opened = next
  listeners.notify()
}

/** Says what a screen shows, for as long as it shows it; null while there is nothing yet. */
export function useChatPage(open: OpenPage | null): void {
  const key = open && JSON.stringify([open.page, open.title, open.subject])
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const current = latest.current
    if (key === null || !current) return
    // Asked for when it is wanted: what is typed into a note meanwhile counts too.
    const told = { ...current, readText: current.readText && (() => latest.current?.readText?.() ?? '') }
    change([...opened, told])
    return () => change(opened.filter((one) => one !== told))
  }, [key])
}

export const isOfDocument = (open: OpenPage | null, documentId: number): boolean =>
  open?.page.kind === 'document' && open.page.id === documentId

export function useOpenPage(): OpenPage | null {
  return useSyncExternalStore(
    listeners.subscribe,
    () => opened.at(-1) ?? null,
    () => null,
  )
}
