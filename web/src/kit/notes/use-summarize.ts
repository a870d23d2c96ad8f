import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import type { NoteValues } from './note-values.ts'

/** A language model may think longer than a database. */
const LONGEST_WAIT_MS = 60_000

type Change = (change: (values: NoteValues) => NoteValues) => void

/** Puts a summary in place of what was typed, which is kept and can be brought back. Closing the dialog calls it off. */
export function useSummarize(content: string, change: Change) {
  const { t } = useTranslation(['notes', 'study'])
  const [isPending, setPending] = useState(false)
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  function fail(description: string) {
    toast({ title: t('study:error'), description, variant: 'destructive' })
  }

  async function summarize() {
    if (!content.trim()) return fail(t('summarize.nothing'))
    const controller = new AbortController()
    underWay.current = controller
    setPending(true)
    try {
      const { summary } = await call(
        aiHelpers.summarizeNote,
        { content },
        { signal: controller.signal, timeoutMs: LONGEST_WAIT_MS },
      )
      // What was typed while it took its time is kept too: the text of this moment is the one that comes back.
      change((values) => ({ ...values, content: summary, originalContent: values.content }))
    } catch {
      if (controller.signal.aborted) return
      fail(t('summarize.failed'))
    }
    setPending(false)
  }

  const undo = () =>
    change((values) => ({
      ...values,
      content: values.originalContent ?? values.content,
      originalContent: null,
    }))

  return { summarize, undo, isPending }
}
