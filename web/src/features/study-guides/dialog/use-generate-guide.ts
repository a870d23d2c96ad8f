import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { ApiError, call } from '../../../api/call.ts'
import { toastError } from '../../../ui/toast/toast-store.ts'
import { type GuideValues, toGrade } from './guide-values.ts'

type Generated = OutputOf<typeof aiHelpers.generateStudyGuide>
type Written = { engine: Generated['engine']; before: Pick<GuideValues, 'title' | 'content'> }

/** Asks for a guide made from the chosen resources and puts it into the form. Closing the dialog takes the question back. */
export function useGenerateGuide(form: UseFormReturn<GuideValues>) {
  const { t } = useTranslation(['guides', 'study'])
  const [isPending, setPending] = useState(false)
  const [written, setWritten] = useState<Written | null>(null)
  const asked = useRef<AbortController | null>(null)
  useEffect(() => () => asked.current?.abort(), [])

  function fail(description: string) {
    toastError(t('study:error'), description)
  }

  function fill({ engine, title, content }: Generated) {
    const before = { title: form.getValues('title'), content: form.getValues('content') }
    setWritten({ engine, before })
    form.setValue('content', content)
    if (!before.title.trim()) form.setValue('title', title)
    form.clearErrors()
  }

  async function generate() {
    const { resources, subject, grade } = form.getValues()
    const chosen = resources.filter(({ isChosen }) => isChosen)
    if (chosen.length === 0) return fail(t('chooseResource'))
    const asking = new AbortController()
    asked.current = asking
    setPending(true)
    try {
      const wanted = {
        resources: chosen.map(({ type, content }) => ({ type, content })),
        subject: subject.trim() || null,
        grade: toGrade(grade),
      }
      const generated = await call(aiHelpers.generateStudyGuide, wanted, { signal: asking.signal })
      if (asking.signal.aborted) return
      fill(generated)
    } catch (error) {
      if (asking.signal.aborted) return
      fail(explain(error) ?? t('generateFailed'))
    }
    setPending(false)
  }

  function cancel() {
    asked.current?.abort()
    setPending(false)
  }

  function undo() {
    if (!written) return
    form.setValue('title', written.before.title)
    form.setValue('content', written.before.content)
    setWritten(null)
  }

  return { generate, cancel, undo, isPending, written }
}

/** A page that cannot be read, or too many questions in a row: the server says which and why. */
function explain(error: unknown): string | null {
  const isExplained = error instanceof ApiError && error.hasWords && [400, 429].includes(error.status)
  return isExplained ? error.message : null
}
