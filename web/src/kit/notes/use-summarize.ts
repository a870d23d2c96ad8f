import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  /** What stood in the field before each summary. */
  const [before, setBefore] = useState<readonly string[]>([])
  const underWay = useRef<AbortController | null>(null)
  const latest = useRef(content)
  useEffect(() => {
    latest.current = content
  }, [content])
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
      const { aiHelpers } = await import('#contract/study/ai-helpers.ts')
      const { summary } = await call(
        aiHelpers.summarizeNote,
        { content },
        { signal: controller.signal, timeoutMs: LONGEST_WAIT_MS },
      )
      // Letters that make no sentence: what was typed is worth more than nothing.
      if (summary.trim() === '') toast({ title: t('summarize.empty') })
      else if (summary.trim() === content.trim()) toast({ title: t('summarize.short') })
      else replace(summary)
    } catch {
      if (controller.signal.aborted) return
      fail(t('summarize.failed'))
    }
    setPending(false)
  }

  function replace(summary: string) {
    // What was typed while it took its time is kept too: the text of this moment is the one that comes back.
    setBefore([...before, latest.current])
    change((values) => ({
      ...values,
      content: summary,
      // Also when a summary is summed up once more, the original is what the learner wrote.
      originalContent: values.originalContent ?? values.content,
    }))
  }

  function undo() {
    const last = before.at(-1)
    setBefore(before.slice(0, -1))
    change((values) => ({
      ...values,
      content: last ?? values.originalContent ?? values.content,
      originalContent: before.length > 1 ? values.originalContent : null,
    }))
  }

  return { summarize, undo, isPending }
}
