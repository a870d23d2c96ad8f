import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { LARGEST_ROSTER_BYTES, roster } from '#contract/teaching/roster.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { readAsBase64 } from '../../../kit/study/read-as-base64.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useClassDeeds } from '../use-class-deeds.ts'

export type RosterPreview = OutputOf<typeof roster.previewImport>

class UnfitFile extends Error {}

/** Chooses a list, looks at it, imports it: all of it or nothing. */
export function useRosterImport(classId: number, onDone: () => void) {
  const { t } = useTranslation('classes')
  const wordError = useErrorText()
  const { refresh } = useClassDeeds()
  const [chosen, setChosen] = useState<{ name: string; file: string; preview: RosterPreview } | null>(null)
  const [write] = useState(() => createWriter(roster.import))

  const looking = useMutation({
    mutationFn: async (wanted: File) => {
      if (wanted.size === 0) throw new UnfitFile(t('import.emptyFile'))
      if (wanted.size > LARGEST_ROSTER_BYTES) throw new UnfitFile(t('import.tooLarge'))
      const file = await readAsBase64(wanted)
      return { name: wanted.name, file, preview: await call(roster.previewImport, { id: classId, file }) }
    },
    onSuccess: setChosen,
  })
  const importing = useMutation({
    mutationFn: (skipErrors: boolean) => write({ id: classId, file: chosen?.file ?? '', skipErrors }),
    onSuccess: async ({ invited, enrolled, leftOut }) => {
      toast({
        title: invited > 0 ? t('import.invited', { count: invited }) : t('import.done', { count: enrolled }),
        ...(leftOut > 0 && { description: t('import.leftOut', { count: leftOut }) }),
      })
      await refresh()
      onDone()
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
    importNow: importing.mutate,
    isImporting: importing.isPending,
    failureText: failure ? (failure instanceof UnfitFile ? failure.message : wordError(failure)) : null,
    startOver: () => {
      setChosen(null)
      looking.reset()
      importing.reset()
    },
  }
}
