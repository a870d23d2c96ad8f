import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { toast } from '../../ui/toast/toast-store.ts'

type Removal = {
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  /** Brings the lists up to date, after both. */
  refresh: () => Promise<unknown>
  /** "Note deleted" */
  removed: string
  /** The documented text of a delete that failed. */
  removeFailed: string
  /** Said instead when somebody else has deleted it before. */
  removedBefore?: string
  /** Where the keyboard goes when the thing that had the focus is gone. */
  moveFocus?: () => void
}

/** Deletes at once, as documented, and offers to take it back. */
export function useRemoveWithUndo(): (removal: Removal) => Promise<void> {
  const { t } = useTranslation('study')
  return async ({ remove, restore, refresh, removed, removeFailed, removedBefore, moveFocus }) => {
    try {
      await remove()
    } catch (error) {
      if (removedBefore && error instanceof ApiError && error.status === 404) {
        await refresh()
        moveFocus?.()
        toast({ title: removedBefore })
        return
      }
      toast({ title: t('error'), description: removeFailed, variant: 'destructive' })
      return
    }
    await refresh()
    moveFocus?.()
    const undo = async () => {
      try {
        await restore()
      } catch {
        toast({
          title: t('error'),
          description: t('restoreFailed'),
          variant: 'destructive',
          action: { label: t('tryAgain'), onAction: () => void undo() },
        })
        return
      }
      await refresh()
      toast({ title: t('restored') })
    }
    toast({ title: removed, action: { label: t('undo'), onAction: () => void undo() } })
  }
}
