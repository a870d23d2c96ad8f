import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type DocumentCard, documents } from '#contract/professional/documents.ts'
import { call } from '../../api/call.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { useRemoveWithUndo } from '../study/use-remove-with-undo.ts'
import { useFailureToast } from '../use-failure-toast.ts'
import { hideDocument, showDocument } from './documents.data.ts'

export type DocumentName = Pick<DocumentCard, 'id' | 'userId' | 'title'>

/** What can be done with a document besides reading and editing it. */
export function useDocumentDeeds() {
  const { t } = useTranslation(['documents', 'study'])
  const queryClient = useQueryClient()
  const removeWithUndo = useRemoveWithUndo()
  const toastFailure = useFailureToast()
  const underWay = useRef(new Set<number>())

  async function restore({ id }: DocumentName) {
    await showDocument(queryClient, await call(documents.restore, { id }))
  }

  async function remove(document: DocumentName, moveFocus: () => void) {
    // A second click must not find that somebody was faster.
    if (underWay.current.has(document.id)) return
    underWay.current.add(document.id)
    await removeWithUndo({
      remove: () => call(documents.remove, { id: document.id }),
      restore: () => restore(document),
      refresh: () => hideDocument(queryClient, document),
      removed: t('remove.done'),
      removeFailed: t('remove.failed'),
      removedBefore: t('remove.before'),
      moveFocus,
    })
    underWay.current.delete(document.id)
  }

  async function archive(document: DocumentName, isArchived: boolean, moveFocus: () => void) {
    try {
      await showDocument(queryClient, await call(documents.update, { id: document.id, isArchived }))
    } catch (error) {
      toastFailure(t('archive.failed'), error)
      return
    }
    moveFocus()
    toast({
      title: isArchived ? t('archive.done') : t('archive.back'),
      action: { label: t('study:undo'), onAction: () => void archive(document, !isArchived, () => {}) },
    })
  }

  return { remove, restore, archive }
}
