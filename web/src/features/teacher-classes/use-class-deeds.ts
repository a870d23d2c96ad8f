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

  const sayFailure = (error: unknown) => toastFailure(t('error'), error)

  async function run(
    deed: () => Promise<unknown>,
    title: string,
    undo: () => Promise<void>,
    leave?: () => Promise<void>,
  ): Promise<boolean> {
    try {
      await deed()
    } catch (error) {
      // Somebody else, or another tab, was quicker: the list tells.
      if (error instanceof ApiError && error.status === 404) await refresh()
      sayFailure(error)
      return false
    }
    // First: a page of what is gone would ask for it once more.
    await leave?.()
    await refresh()
    toast({ title, action: { label: t('undo'), onAction: () => void undo() } })
    return true
  }

  async function setActive({ id, name }: Named, isActive: boolean): Promise<boolean> {
    const title = isActive ? t('activeToast', { name }) : t('archivedToast', { name })
    return run(
      () => update({ id, isActive }),
      title,
      () => takeBack(() => update({ id, isActive: !isActive })),
    )
  }

  async function takeBack(deed: () => Promise<unknown>): Promise<void> {
    try {
      await deed()
      await refresh()
    } catch (error) {
      sayFailure(error)
    }
  }

  return {
    refresh,
    setActive,
    /** `leave` goes from the page of the class, where it was deleted there. */
    remove: ({ id, name }: Named, leave?: () => Promise<void>) =>
      run(
        () => remove({ id }),
        t('deletedToast', { name }),
        () => takeBack(() => restore({ id })),
        leave,
      ),
  }
}
