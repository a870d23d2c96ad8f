import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Assets } from '#contract/kids-code/fields.ts'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { type Project, STAGE_ID } from '#engines/kids-code/index.ts'
import { call } from '../../../../api/call.ts'
import { createWriter } from '../../../../api/create-writer.ts'
import { useMomentText } from '../../../../kit/days/use-moment-text.ts'
import { useFailureToast } from '../../../../kit/use-failure-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Slider } from '../../../../ui/forms/slider.tsx'
import { useReducedMotion } from '../../../../ui/layout/use-media-query.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { BlockEditor } from '../../editor/block-editor.tsx'
import { toContent } from '../../keeping/open-program.ts'
import type { ProgramSession } from '../../keeping/program-session.ts'
import { ProjectPicture } from '../../projects/project-picture.tsx'
import { Stage } from '../../stage/stage.tsx'
import { usePlayer } from '../use-studio.ts'

type StillViewProps = { project: Project; assets: Assets; label: string }

/** A project as it stood: its stage and the blocks of the sprite that has most of them. Nothing can be changed here. */
function StillView({ project, assets, label }: StillViewProps) {
  const player = usePlayer(project)
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <div>{player && <Stage player={player} assets={assets} label={label} isHighContrast={false} />}</div>
      <div className="relative h-72 overflow-hidden rounded-card border border-border">
        <BlockEditor
          project={project}
          owner={findBusiest(project)}
          level="full"
          activeBlocks={[]}
          isReadOnly
          onChange={() => {}}
        />
      </div>
    </div>
  )
}

function findBusiest({ stage, sprites }: Project): string {
  const all = [{ id: STAGE_ID, scripts: stage.scripts }, ...sprites]
  const lengths = all.map(({ id, scripts }) => ({ id, length: JSON.stringify(scripts).length }))
  return lengths.reduce((most, one) => (one.length > most.length ? one : most)).id
}

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
    <Dialog onClose={onClose} width="wide" title={t('replay.title')} description={t('replay.text')}>
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

type RestoreDialogProps = { projectId: number; session: ProgramSession; onClose: () => void }

/** How it was before: to look at, and to go back to. What it is now becomes such a point as well. */
export function RestoreDialog({ projectId, session, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const toastFailure = useFailureToast()
  const sayMoment = useMomentText()
  const queryClient = useQueryClient()
  const [lookedAt, setLookedAt] = useState<number | null>(null)
  const [isGoing, setGoing] = useState(false)
  const [goBack] = useState(() => createWriter(visualProjects.goBack))
  const points = useQuery({
    queryKey: ['visualProjects', 'versions', projectId],
    queryFn: () => call(visualProjects.versions, { id: projectId }),
    staleTime: 0,
  })

  async function restore(version: number) {
    setGoing(true)
    try {
      await goBack({ id: projectId, version })
      const opened = await call(visualProjects.one, { id: projectId })
      await session.takeOther(opened.updatedAt, toContent(opened))
      void queryClient.invalidateQueries({ queryKey: ['visualProjects'] })
      toast({ title: t('restore.done') })
      onClose()
    } catch (error) {
      toastFailure(t('restore.failed'), error)
      setGoing(false)
    }
  }

  return (
    <Dialog
      onClose={onClose}
      width="wide"
      title={t('restore.title')}
      description={t('restore.text')}
      {...(lookedAt !== null && {
        footer: (
          <>
            <Button variant="outline" onClick={() => setLookedAt(null)}>
              {t('restore.list')}
            </Button>
            <Button isPending={isGoing} onClick={() => void restore(lookedAt)}>
              {t('restore.go')}
            </Button>
          </>
        ),
      })}
    >
      {lookedAt !== null ? (
        <Point projectId={projectId} version={lookedAt} />
      ) : points.isPending ? (
        <Skeleton className="h-48" />
      ) : !points.data ? (
        <ErrorState title={t('restore.listFailed')} query={points} />
      ) : points.data.length === 0 ? (
        <p>{t('restore.none')}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {points.data.map(({ id, thumbnail, savedAt }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => setLookedAt(id)}
                className="flex w-full flex-col gap-2 rounded-card border border-border p-2 text-start hover:bg-fill"
              >
                <ProjectPicture id={id} thumbnail={thumbnail} />
                <span>{t('restore.look', { when: sayMoment(savedAt) })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Point({ projectId, version }: { projectId: number; version: number }) {
  const { t } = useTranslation('kidsCodeStudio')
  const sayMoment = useMomentText()
  const point = useQuery({
    queryKey: ['visualProjects', 'version', projectId, version],
    queryFn: () => call(visualProjects.version, { id: projectId, version }),
  })
  if (point.data) {
    const label = t('restore.shown', { when: sayMoment(point.data.savedAt) })
    return (
      <div className="flex flex-col gap-3">
        <p className="font-medium">{label}</p>
        <StillView project={point.data.blocks} assets={point.data.assets} label={label} />
      </div>
    )
  }
  if (!point.isError) return <Skeleton className="h-72" />
  return <ErrorState title={t('restore.pointFailed')} query={point} />
}
