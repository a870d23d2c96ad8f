import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ProjectCard, visualProjects } from '#contract/kids-code/projects.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import type { KeptProgram } from '../../../device/programs/kept-program.ts'
import { removeProgram, updateProgram } from '../../../device/programs/kept-programs.ts'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { keepNewProgram } from '../keeping/open-program.ts'
import { makeProgramKey } from '../keeping/program-session.ts'
import { sendProgram } from '../keeping/send-program.ts'
import type { ListedProject } from './list-projects.ts'
import { useProjectWrite, useRefreshProjects } from './projects.data.ts'

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

  async function copyOnDevice({ blocks, assets, thumbnail }: KeptProgram, title: string) {
    const key = await keepNewProgram(userId, makeProgramKey(), { title, blocks, assets, thumbnail })
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
