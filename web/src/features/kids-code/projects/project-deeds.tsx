import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ProjectCard, visualProjects } from '#contract/kids-code/projects.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { changeProgram, type KeptProgram } from '../../../device/programs/kept-program.ts'
import { removeProgram, updateProgram } from '../../../device/programs/kept-programs.ts'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { keepNewProgram } from '../keeping/open-program.ts'
import { sendProgram } from '../keeping/send-program.ts'
import { type ListedProject, useProjectWrite, useRefreshProjects } from './projects.data.ts'

/** What is done to a project without a dialog. */
export function useProjectDeeds(userId: number, moveFocus: () => void) {
  const { t } = useTranslation(['kidsCodeProjects', 'study'])
  const toastFailure = useFailureToast()
  const refresh = useRefreshProjects()
  const removeWithUndo = useRemoveWithUndo()
  const { mutateAsync: update } = useProjectWrite(visualProjects.update)
  const { mutateAsync: copy } = useProjectWrite(visualProjects.duplicate)
  const { mutateAsync: remove } = useProjectWrite(visualProjects.remove)
  const { mutateAsync: restore } = useProjectWrite(visualProjects.restore)
  const underWay = useRef(new Set<string | number>())

  /** A second click while the first is under way does nothing. */
  async function once(id: string | number, run: () => Promise<unknown>) {
    if (underWay.current.has(id)) return
    underWay.current.add(id)
    await run()
    underWay.current.delete(id)
  }

  async function duplicate({ id, title, kept, isWaiting }: ListedProject) {
    const name = t('copying.title', { title }).slice(0, LONGEST_TITLE)
    try {
      if (id !== null && !isWaiting) await copy({ id, title: name })
      else if (kept) await copyOnDevice(kept, name)
      toast({ title: t('copying.done') })
    } catch (error) {
      toastFailure(t('copying.failed'), error)
    }
  }

  async function copyOnDevice(kept: KeptProgram, title: string) {
    const key = await keepNewProgram(userId, { ...kept, title })
    void sendProgram(userId, key).then(refresh)
  }

  /** What the device keeps of it goes with it, and comes back with it. */
  async function drop({ id, kept }: ListedProject) {
    if (id !== null) await remove({ id })
    if (kept) await removeProgram(userId, kept.key)
  }

  async function bringBack({ id, kept }: ListedProject) {
    if (id !== null) await restore({ id })
    if (kept) await updateProgram(userId, kept.key, () => kept)
  }

  async function unshare({ id }: ListedProject) {
    if (id === null) return
    try {
      await update({ id, isPublic: false })
      toast({ title: t('share.back') })
    } catch (error) {
      toastFailure(t('study:error'), error)
    }
  }

  return {
    onDuplicate: (project: ListedProject) => void once(project.name, () => duplicate(project)),
    onUnshare: (project: ListedProject) => void once(project.name, () => unshare(project)),
    onRemove: (project: ListedProject) =>
      void once(project.name, () =>
        removeWithUndo({
          remove: () => drop(project),
          restore: () => bringBack(project),
          refresh,
          removed: t('removing.done'),
          removeFailed: t('removing.failed'),
          removedBefore: t('removing.before'),
          moveFocus,
        }),
      ),
    restore: ({ id }: ProjectCard) => restore({ id }),
  }
}

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
    update.mutate({ project, title: name }, { onSuccess: onClose })
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
  const { t } = useTranslation('kidsCodeProjects')
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
    onSuccess: () => toast({ title: t('renaming.done') }),
    onSettled: refresh,
  })
}
