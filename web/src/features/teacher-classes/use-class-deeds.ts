import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClassSummary, classes } from '#contract/teaching/classes.ts'
import { ApiError } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { toast } from '../../ui/toast/toast-store.ts'

type Named = Pick<ClassSummary, 'id' | 'name'>

/** What can be done to a class as a whole; each can be taken back. */
export function useClassDeeds() {
  const { t } = useTranslation('classes')
  const toastFailure = useFailureToast()
  const queryClient = useQueryClient()
  const [update] = useState(() => createWriter(classes.update))
  const [remove] = useState(() => createWriter(classes.remove))
  const [restore] = useState(() => createWriter(classes.restore))

  const refresh = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['classes'] }),
      queryClient.invalidateQueries({ queryKey: ['students'] }),
    ])
  }

  /** Whether it was done. */
  async function run(deed: () => Promise<unknown>, leave?: () => Promise<void>): Promise<boolean> {
    try {
      await deed()
    } catch (error) {
      // Somebody else, or another tab, was quicker: the list tells.
      if (error instanceof ApiError && error.status === 404) await refresh()
      toastFailure(t('error'), error)
      return false
    }
    // First: a page of what is gone would ask for it once more.
    await leave?.()
    await refresh()
    return true
  }

  const offerUndo = (title: string, undo: () => Promise<unknown>) =>
    toast({ title, action: { label: t('undo'), onAction: () => void run(undo) } })

  return {
    refresh,
    setActive: async ({ id, name }: Named, isActive: boolean) => {
      const isDone = await run(() => update({ id, isActive }))
      const title = isActive ? t('activeToast', { name }) : t('archivedToast', { name })
      if (isDone) offerUndo(title, () => update({ id, isActive: !isActive }))
      return isDone
    },
    /** `leave` goes from the page of the class, where it was deleted there. */
    remove: async ({ id, name }: Named, leave?: () => Promise<void>) => {
      const isDone = await run(() => remove({ id }), leave)
      if (isDone) offerUndo(t('deletedToast', { name }), () => restore({ id }))
      return isDone
    },
  }
}
