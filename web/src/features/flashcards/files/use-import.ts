import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { flashcardFiles, LARGEST_CARD_FILE_BYTES } from '#contract/study/flashcard-files.ts'
import { call } from '../../../api/call.ts'
import { isAnswered } from '../../../api/create-writer.ts'
import { createIntentionKeys } from '../../../api/intention-keys.ts'
import { readAsBase64 } from '../../../kit/study/read-as-base64.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useCardLists } from '../flashcards.data.ts'

/** Thousands of notes with pictures, over a slow line. */
const LONGEST_WAIT_MS = 300_000

export type ImportPreview = OutputOf<typeof flashcardFiles.preview>
export type ImportOptions = {
  skipErrors: boolean
  keepDuplicates: boolean
  keepProgress: boolean
  tags: string[]
}

class UnfitFile extends Error {}

/** Chooses a file, looks at it, imports it: all of it or nothing. */
export function useImport(user: User, onDone: () => void) {
  const { t } = useTranslation('flashcards')
  const toErrorText = useErrorText()
  const lists = useCardLists(user.id)
  const [chosen, setChosen] = useState<{ name: string; content: string; preview: ImportPreview } | null>(null)
  const [keys] = useState(() => createIntentionKeys())
  const cancelling = useRef<AbortController | null>(null)
  useEffect(() => () => cancelling.current?.abort(), [])

  const looking = useMutation({
    mutationFn: async (file: File) => {
      if (file.size === 0) throw new UnfitFile(t('files.empty'))
      if (file.size > LARGEST_CARD_FILE_BYTES) throw new UnfitFile(t('files.tooLarge'))
      cancelling.current?.abort()
      const control = new AbortController()
      cancelling.current = control
      const content = await readAsBase64(file)
      const preview = await call(
        flashcardFiles.preview,
        { file: content },
        { signal: control.signal, timeoutMs: LONGEST_WAIT_MS },
      )
      return { name: file.name, content, preview }
    },
    onSuccess: setChosen,
  })

  const importing = useMutation({
    mutationFn: async (options: ImportOptions) => {
      if (!chosen) throw new UnfitFile(t('files.choose'))
      // The file itself would make a key of megabytes.
      const key = keys.keyFor([chosen.name, chosen.content.length, options])
      return call(
        flashcardFiles.import,
        { file: chosen.content, ...options },
        { idempotencyKey: key, timeoutMs: LONGEST_WAIT_MS },
      )
    },
    onSuccess: ({ imported, duplicates, skippedErrors }) => {
      keys.settle()
      const left = [
        duplicates > 0 ? t('files.leftDuplicates', { count: duplicates }) : '',
        skippedErrors > 0 ? t('files.leftErrors', { count: skippedErrors }) : '',
      ]
      toast({ title: t('files.imported', { count: imported }), description: left.join(' ').trim() })
      void lists.refreshAll()
      onDone()
    },
    onError: (error) => {
      if (isAnswered(error)) keys.settle()
    },
  })

  const failure = looking.error ?? importing.error
  return {
    chosen,
    look: (file: File) => {
      setChosen(null)
      importing.reset()
      looking.mutate(file)
    },
    isLooking: looking.isPending,
    importNow: (options: ImportOptions) => importing.mutate(options),
    isImporting: importing.isPending,
    failureText: failure ? (failure instanceof UnfitFile ? failure.message : toErrorText(failure)) : null,
    startOver: () => {
      setChosen(null)
      looking.reset()
      importing.reset()
    },
  }
}
