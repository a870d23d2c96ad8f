import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { aiHelpers } from '#contract/study/ai-helpers.ts'
import { call } from '../../../api/call.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { findExtractProblem, type VideoValues } from './video-values.ts'

/** Fills in title and description from what YouTube says; closing the dialog calls the question off. */
export function useExtract(form: UseFormReturn<VideoValues>) {
  const { t } = useTranslation('videos')
  const { t: word } = useTranslation('study')
  const [undo, setUndo] = useState<(() => void) | null>(null)
  const leaving = useRef<AbortController | null>(null)
  const ask = useMutation({
    mutationFn: (url: string) => {
      leaving.current = new AbortController()
      return call(aiHelpers.extractVideoContent, { url }, { signal: leaving.current.signal })
    },
  })
  useEffect(() => () => leaving.current?.abort(), [])

  const fail = (text: string) => toast({ title: word('error'), description: text, variant: 'destructive' })

  function fill(found: Pick<VideoValues, 'title' | 'description'>) {
    const { title, description } = form.getValues()
    const put = (values: typeof found) => {
      form.setValue('title', values.title, { shouldDirty: true })
      form.setValue('description', values.description, { shouldDirty: true })
      form.clearErrors('title')
    }
    put({ title: found.title || title, description: found.description || description })
    toast({ title: t('add.extracted') })
    const hadWords = title.trim() !== '' || description.trim() !== ''
    // In the dialog, not in the toast: an open dialog keeps the keyboard.
    setUndo(() => (hadWords ? () => put({ title, description }) : null))
  }

  function extract() {
    const url = form.getValues('url')
    const problem = findExtractProblem(url)
    if (problem) {
      form.setError('url', { type: 'extract', message: problem }, { shouldFocus: true })
      fail(t(`problems.${problem}`))
      return
    }
    form.clearErrors('url')
    setUndo(null)
    ask.mutate(url, {
      onSuccess: fill,
      onError: () => fail(t('add.extractFailed')),
    })
  }

  function takeBack() {
    undo?.()
    setUndo(null)
  }

  return { extract, isExtracting: ask.isPending, undo: undo && takeBack }
}
