import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { call } from '../../../../api/call.ts'
import { createWriter } from '../../../../api/create-writer.ts'
import { useMomentText } from '../../../../kit/days/use-moment-text.ts'
import { useFailureToast } from '../../../../kit/use-failure-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { toContent } from '../../keeping/open-program.ts'
import type { ProgramSession } from '../../keeping/program-session.ts'
import { ProjectPicture } from '../../projects/project-picture.tsx'
import { StillView } from './still-view.tsx'

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
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
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
