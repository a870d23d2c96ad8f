import { useTranslation } from 'react-i18next'
import { adminCurriculumDocuments as calls } from '#contract/admin/curriculum-documents.ts'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useDocumentWrite, useRefreshDocuments } from './curriculum-admin.data.ts'

/** What can be done with a document from a list, each with its words. */
export function useDocumentDeeds() {
  const { t } = useTranslation(['curriculumDocuments', 'study'])
  const toErrorText = useErrorText()
  const refresh = useRefreshDocuments()
  const removeWithUndo = useRemoveWithUndo()
  const remove = useDocumentWrite(calls.remove)
  const restore = useDocumentWrite(calls.restore)
  const reindex = useDocumentWrite(calls.reindex)
  const say = (error: unknown) =>
    toast({ title: t('study:error'), description: toErrorText(error), variant: 'destructive' })
  return {
    isPending: remove.isPending || restore.isPending || reindex.isPending,
    remove: (id: number, moveFocus: () => void) =>
      void removeWithUndo({
        remove: () => remove.mutateAsync({ id }),
        restore: () => restore.mutateAsync({ id }),
        refresh,
        removed: t('deleted'),
        removeFailed: t('deleteFailed'),
        removedBefore: t('deletedBefore'),
        moveFocus,
      }),
    restore: (id: number) =>
      restore.mutateAsync({ id }).then(() => void toast({ title: t('study:restored') }), say),
    readAnew: (id: number) =>
      reindex.mutateAsync({ id }).then(() => void toast({ title: t('readAnew') }), say),
  }
}
