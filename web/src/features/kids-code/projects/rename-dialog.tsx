import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { changeProgram } from '../../../device/programs/kept-program.ts'
import { updateProgram } from '../../../device/programs/kept-programs.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { sendProgram } from '../keeping/send-program.ts'
import type { ListedProject } from './list-projects.ts'
import { useRefreshProjects } from './projects.data.ts'

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
      <TextField
        label={t('renaming.label')}
        error={isMissing ? t('renaming.missing') : update.isError ? tell(update.error) : undefined}
        ref={field}
        value={title}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        onChange={(event) => setTitle(event.target.value)}
      />
    </FormDialog>
  )
}

type Renaming = { project: ListedProject; title: string }

/** On the device where something of it waits there: the name then goes with the rest. */
function useRename(userId: number) {
  const refresh = useRefreshProjects()
  const [update] = useState(() => createWriter(visualProjects.update))
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ project: { id, kept, isWaiting }, title }: Renaming) => {
      if (id !== null && !isWaiting) return void (await update({ id, title }))
      if (!kept) return
      await updateProgram(
        userId,
        kept.key,
        (program) => program && changeProgram(program, program.revision, { title }, new Date()),
      )
      void sendProgram(userId, kept.key).then(refresh)
    },
    onSettled: refresh,
  })
}
