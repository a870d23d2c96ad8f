import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { call } from '../../../../api/call.ts'
import { useMomentText } from '../../../../kit/days/use-moment-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Slider } from '../../../../ui/forms/slider.tsx'
import { useReducedMotion } from '../../../../ui/layout/use-reduced-motion.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { StillView } from './still-view.tsx'

/** How the project came to be, in thirty seconds. */
export function ReplayDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const { t } = useTranslation('kidsCodeStudio')
  const replay = useQuery({
    queryKey: ['visualProjects', 'replay', projectId],
    queryFn: () => call(visualProjects.replay, { id: projectId }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="wide"
      title={t('replay.title')}
      description={t('replay.text')}
    >
      {replay.data ? (
        <Film replay={replay.data} />
      ) : replay.isError ? (
        <ErrorState title={t('replay.failed')} query={replay} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </Dialog>
  )
}

/** It starts by itself, but not for those who asked for stillness: they go through it with the slider. */
function Film({ replay }: { replay: OutputOf<typeof visualProjects.replay> }) {
  const { t } = useTranslation('kidsCodeStudio')
  const sayMoment = useMomentText()
  const wantsStillness = useReducedMotion()
  const [isPlaying, setPlaying] = useState(!wantsStillness)
  const [place, setPlace] = useState(0)
  const { frames, assets, seconds } = replay
  const last = frames.length - 1
  const frame = frames[Math.min(place, last)]
  const isAtEnd = place >= last

  useEffect(() => {
    if (!isPlaying || isAtEnd) return
    const timer = setTimeout(() => setPlace(place + 1), (seconds * 1000) / frames.length)
    return () => clearTimeout(timer)
  }, [isPlaying, isAtEnd, place, seconds, frames.length])

  if (!frame || last === 0) return <p>{t('replay.short')}</p>
  const words = t('replay.place', { place: place + 1, count: frames.length, when: sayMoment(frame.savedAt) })
  const isMoving = isPlaying && !isAtEnd

  function toggle() {
    if (isAtEnd) setPlace(0)
    setPlaying(!isMoving)
  }

  return (
    <div className="flex flex-col gap-3">
      <StillView project={frame.blocks} assets={assets} label={words} />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={toggle}>
          {isMoving ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          {isMoving ? t('replay.pause') : t('replay.play')}
        </Button>
        <Slider
          aria-label={t('replay.slider')}
          min={0}
          max={last}
          value={Math.min(place, last)}
          formatValue={() => words}
          onValueChange={(next) => {
            setPlaying(false)
            setPlace(next)
          }}
          className="min-w-40 flex-1"
        />
        <p className="text-muted">{words}</p>
      </div>
    </div>
  )
}
