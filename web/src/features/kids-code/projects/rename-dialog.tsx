import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { ListedProject } from './list-projects.ts'
import { useRename } from './use-rename.ts'

type RenameDialogProps = { userId: number; project: ListedProject; onClose: () => void }

export function RenameDialog({ userId, project, onClose }: RenameDialogProps) {
  const { t } = useTranslation('kidsCodeProjects')
  const tell = useErrorText()
  const field = useRef<HTMLInputElement>(null)
  const [title, setTitle] = useState(project.title)
  const [isMissing, setMissing] = useState(false)
  const update = useRename(userId)

  function save() {
    const name = title.trim()
    setMissing(name === '')
    if (name === '') return field.current?.focus()
    if (name === project.title) return onClose()
    update.mutate(
      { project, title: name },
      {
        onSuccess: () => {
          toast({ title: t('renaming.done') })
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={t('renaming.title')}
      width="small"
      submitLabel={t('renaming.save')}
      cancelLabel={t('renaming.cancel')}
      isPending={update.isPending}
      takeFocus={() => field.current?.select()}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        label={t('renaming.label')}
        error={isMissing ? t('renaming.missing') : update.isError ? tell(update.error) : undefined}
      >
        <Input
          ref={field}
          value={title}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
