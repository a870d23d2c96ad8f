import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ProjectCard, visualProjects } from '#contract/kids-code/projects.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useProjectWrite, useRefreshProjects } from './projects.data.ts'

/** What is done to a project without a dialog. */
export function useProjectDeeds(moveFocus: () => void) {
  const { t } = useTranslation(['kidsCodeProjects', 'study'])
  const tell = useErrorText()
  const refresh = useRefreshProjects()
  const removeWithUndo = useRemoveWithUndo()
  const { mutateAsync: update } = useProjectWrite(visualProjects.update)
  const { mutateAsync: copy } = useProjectWrite(visualProjects.duplicate)
  const { mutateAsync: remove } = useProjectWrite(visualProjects.remove)
  const { mutateAsync: restore } = useProjectWrite(visualProjects.restore)
  const underWay = useRef(new Set<number>())

  /** A second click while the first is under way does nothing. */
  async function once(id: number, run: () => Promise<unknown>) {
    if (underWay.current.has(id)) return
    underWay.current.add(id)
    await run()
    underWay.current.delete(id)
  }

  async function duplicate({ id, title }: ProjectCard) {
    try {
      await copy({ id, title: t('copying.title', { title }).slice(0, LONGEST_TITLE) })
      toast({ title: t('copying.done') })
    } catch (error) {
      toast({ title: t('copying.failed'), description: tell(error), variant: 'destructive' })
    }
  }

  async function unshare({ id }: ProjectCard) {
    try {
      await update({ id, isPublic: false })
      toast({ title: t('share.back') })
    } catch (error) {
      toast({ title: t('study:error'), description: tell(error), variant: 'destructive' })
    }
  }

  return {
    onDuplicate: (project: ProjectCard) => void once(project.id, () => duplicate(project)),
    onUnshare: (project: ProjectCard) => void once(project.id, () => unshare(project)),
    onRemove: ({ id }: ProjectCard) =>
      void once(id, () =>
        removeWithUndo({
          remove: () => remove({ id }),
          restore: () => restore({ id }),
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
