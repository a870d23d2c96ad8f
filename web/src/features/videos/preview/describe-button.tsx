import { useMutation } from '@tanstack/react-query'
import { TextQuote, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { aiHelpers, LONGEST_MATERIAL } from '#contract/study/ai-helpers.ts'
import type { Video } from '#contract/study/videos.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useChangeVideo } from '../videos.data.ts'

const LONGEST_DESCRIPTION = 5_000

/** Fills in the description with what is said in the transcript; what stood there before can be brought back. */
export function DescribeButton({ video, transcript }: { video: Video; transcript: string }) {
  const { t } = useTranslation('videos')
  const { t: word } = useTranslation('study')
  const [before, setBefore] = useState<{ description: string | null } | null>(null)
  const { mutateAsync: change } = useChangeVideo()
  const write = useMutation({
    mutationFn: async (wanted: { description: string | null } | null) => {
      const sent = { url: video.url, transcript: transcript.slice(0, LONGEST_MATERIAL) }
      const found = wanted ?? (await call(aiHelpers.extractVideoContent, sent))
      const description = found.description?.slice(0, LONGEST_DESCRIPTION) ?? null
      await change({ id: video.id, description })
    },
    onSuccess: (_, wanted) => {
      // In the dialog, not in the toast: an open dialog keeps the keyboard.
      setBefore(wanted === null ? { description: video.description } : null)
      if (wanted === null) toast({ title: t('transcript.described') })
    },
    onError: () => toast({ title: t('transcript.describeFailed'), variant: 'destructive' }),
  })
  return (
    <Button variant="ghost" isPending={write.isPending} onClick={() => write.mutate(before)}>
      {before ? <Undo2 aria-hidden="true" /> : <TextQuote aria-hidden="true" />}
      {before ? word('undo') : t('transcript.describe')}
    </Button>
  )
}
