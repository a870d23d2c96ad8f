import { Clock, EyeOff, Globe, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type ProjectCard, visualProjects } from '#contract/kids-code/projects.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useProjectWrite } from './projects.data.ts'

type ShareDialogProps = {
  project: Pick<ProjectCard, 'id' | 'title' | 'isPublic'>
  onShared?: (card: ProjectCard) => void
  onClose: () => void
}

/** What others will see, before they do. */
export function ShareDialog({ project, onShared, onClose }: ShareDialogProps) {
  const { t } = useTranslation('kidsCodeProjects')
  const tell = useErrorText()
  const update = useProjectWrite(visualProjects.update, {
    onSuccess: (card) => {
      const { sharing } = card
      onShared?.(card)
      if (sharing === 'waiting') toast({ title: t('share.waits'), description: t('share.waitsText') })
      else if (sharing === 'hidden') toast({ title: t('share.hidden'), description: t('share.hiddenText') })
      else toast({ title: t('share.done') })
    },
  })

  return (
    <FormDialog
      title={t('share.title', { title: project.title })}
      submitLabel={project.isPublic ? t('share.again') : t('share.confirm')}
      cancelLabel={t('share.cancel')}
      isPending={update.isPending}
      onSubmit={() => update.mutate({ id: project.id, isPublic: true }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('share.text')}</p>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>{t('share.name')}</li>
        <li>{t('share.now')}</li>
        <li>{t('share.adult')}</li>
      </ul>
      <p className="rounded-control bg-warning-soft p-3 text-warning-ink">{t('share.careful')}</p>
      {update.isError && (
        <p role="alert" className="text-destructive-ink">
          {tell(update.error)}
        </p>
      )}
    </FormDialog>
  )
}

const LOOKS = {
  waiting: { tone: 'warning', Icon: Clock },
  public: { tone: 'success', Icon: Globe },
  declined: { tone: 'neutral', Icon: Undo2 },
  hidden: { tone: 'neutral', Icon: EyeOff },
} as const

/** Where a project stands on its way to others; nothing for one that is private. */
export function SharingBadge({ sharing }: Pick<ProjectCard, 'sharing'>) {
  const { t } = useTranslation('kidsCodeProjects')
  if (sharing === 'private') return null
  const { tone, Icon } = LOOKS[sharing]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {t(`sharing.${sharing}`)}
    </Badge>
  )
}
