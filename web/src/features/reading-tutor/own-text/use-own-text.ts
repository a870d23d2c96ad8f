import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { reading } from '#contract/study/reading.ts'
import { call } from '../../../api/call.ts'
import { openDraft } from '../../../kit/study/draft.ts'

const Kept = z.object({ text: z.string(), isRead: z.boolean() })
const NOTHING = { text: '', isRead: false }

/** The text that somebody brought: kept on the device, so that it is there again after a reload, read or half typed. */
export function useOwnText(userId: number, grade: number) {
  const [draft] = useState(() => openDraft(userId, 'reading.text', Kept))
  const [{ text, isRead }, setKept] = useState(() => draft.read() ?? NOTHING)
  useEffect(() => {
    if (text.trim() === '') draft.forget()
    else draft.keep({ text, isRead })
  }, [draft, text, isRead])
  const analysis = useQuery({
    queryKey: ['reading', 'analysis', grade, text],
    queryFn: ({ signal }) => call(reading.analyze, { text, grade }, { signal }),
    enabled: isRead,
    // The same text is the same for ever.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // Another grade changes words and questions; until they are there the old ones stay in sight.
    placeholderData: (before, query) => (query?.queryKey[3] === text ? before : undefined),
  })
  return {
    text,
    isRead,
    analysis,
    write: (typed: string) => setKept({ text: typed, isRead: false }),
    read: () => setKept({ text, isRead: true }),
    goBack: () => setKept({ text, isRead: false }),
    startOver: () => setKept(NOTHING),
  }
}
