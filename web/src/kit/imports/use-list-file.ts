import { useMutation } from '@tanstack/react-query'
import { readAsBase64 } from '../study/read-as-base64.ts'
import { useErrorText } from '../use-error-text.ts'

class UnfitFile extends Error {}

type ListFileOptions<Preview> = {
  largestBytes: number
  words: { empty: string; tooLarge: string }
  /** Asks what an import would do, before anything is stored. */
  preview: (file: string) => Promise<Preview>
  /** The import itself, which begins anew with another file. */
  importing: { error: Error | null; reset: () => void }
}

/** A list that was chosen from the device, with what would become of it. */
export function useListFile<Preview>(options: ListFileOptions<Preview>) {
  const { largestBytes, words, preview, importing } = options
  const toErrorText = useErrorText()
  const looking = useMutation({
    mutationFn: async (wanted: File) => {
      if (wanted.size === 0) throw new UnfitFile(words.empty)
      if (wanted.size > largestBytes) throw new UnfitFile(words.tooLarge)
      const file = await readAsBase64(wanted)
      return { name: wanted.name, file, preview: await preview(file) }
    },
  })
  const failure = looking.error ?? importing.error
  return {
    chosen: looking.data,
    look: (file: File) => {
      importing.reset()
      looking.mutate(file)
    },
    isLooking: looking.isPending,
    failureText: failure && (failure instanceof UnfitFile ? failure.message : toErrorText(failure)),
    startOver: () => {
      looking.reset()
      importing.reset()
    },
  }
}
