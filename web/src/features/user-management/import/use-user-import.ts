import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LARGEST_USER_FILE_BYTES, userImport } from '#contract/admin/user-import.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { readAsBase64 } from '../../../kit/study/read-as-base64.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { useUserWriter } from '../users.data.ts'

export type UserPreview = OutputOf<typeof userImport.preview>
export type Imported = OutputOf<typeof userImport.run>
type Chosen = { name: string; file: string; seed: string; preview: UserPreview }

class UnfitFile extends Error {}

const SEED_BYTES = 32

/** What passwords are made from; drawn once for each file, so that a call that is repeated makes the same ones. */
function drawSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Chooses a list, looks at it, imports it: all of it or nothing. */
export function useUserImport() {
  const { t } = useTranslation('users')
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const run = useUserWriter(userImport.run)
  const looking = useMutation({
    mutationFn: async (wanted: File): Promise<Chosen> => {
      if (wanted.size === 0) throw new UnfitFile(t('import.emptyFile'))
      if (wanted.size > LARGEST_USER_FILE_BYTES) throw new UnfitFile(t('import.tooLarge'))
      const file = await readAsBase64(wanted)
      return { name: wanted.name, file, seed: drawSeed(), preview: await call(userImport.preview, { file }) }
    },
    onSuccess: setChosen,
  })
  const failure = looking.error ?? run.error
  return {
    chosen,
    imported: run.data ?? null,
    look: (file: File) => {
      setChosen(null)
      run.reset()
      looking.mutate(file)
    },
    isLooking: looking.isPending,
    importNow: (skipBroken: boolean) => {
      if (chosen) run.mutate({ file: chosen.file, seed: chosen.seed, skipBroken })
    },
    isImporting: run.isPending,
    failureText: failure ? (failure instanceof UnfitFile ? failure.message : errorText(failure)) : null,
    startOver: () => {
      setChosen(null)
      looking.reset()
      run.reset()
    },
  }
}
