import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ProjectCard, visualProjects } from '#contract/kids-code/projects.ts'
import { call } from '../../../../api/call.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import type { ProgramSession } from '../../keeping/program-session.ts'
import { useProjectWrite } from '../../projects/projects.data.ts'
import { ShareDialog } from '../../projects/share-dialog.tsx'
import { SharingBadge } from '../../projects/sharing-badge.tsx'

type SharingDialogProps = { projectId: number; session: ProgramSession; onClose: () => void }

/** Shares it; what is shared already can be taken back, or shared as it is now. */
export function SharingDialog({ projectId, session, onClose }: SharingDialogProps) {
  const { t } = useTranslation(['kidsCodeStudio', 'kidsCodeProjects'])
  const tellError = useErrorText()
  const update = useProjectWrite(visualProjects.update)
  const project = useQuery({
    queryKey: ['visualProjects', 'sharing', projectId],
    queryFn: () => call(visualProjects.one, { id: projectId }),
    staleTime: 0,
    gcTime: 0,
  })
  const note = ({ updatedAt }: ProjectCard) => void session.noteMoment(updatedAt)
  if (project.data && !project.data.isPublic)
    return <ShareDialog project={project.data} onShared={note} onClose={onClose} />

  const send = (isPublic: boolean) =>
    update.mutate(
      { id: projectId, isPublic },
      {
        onSuccess: (card) => {
          note(card)
          toast({ title: isPublic ? t('sharing.again') : t('kidsCodeProjects:share.back') })
          onClose()
        },
      },
    )

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('sharing.title')}
      footer={
        project.data && (
          <>
            <Button variant="outline" isPending={update.isPending} onClick={() => send(false)}>
              {t('kidsCodeProjects:projects.unshare')}
            </Button>
            <Button isPending={update.isPending} onClick={() => send(true)}>
              {t('kidsCodeProjects:projects.shareAgain')}
            </Button>
          </>
        )
      }
    >
      {project.data ? (
        <div className="flex flex-col items-start gap-3">
          <SharingBadge sharing={project.data.sharing} />
          <p>{t('sharing.text')}</p>
          {update.isError && (
            <p role="alert" className="text-destructive-ink">
              {tellError(update.error)}
            </p>
          )}
        </div>
      ) : project.isError ? (
        <ErrorState
          title={t('sharing.failed')}
          onRetry={() => void project.refetch()}
          isRetrying={project.isFetching}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Dialog>
  )
}
