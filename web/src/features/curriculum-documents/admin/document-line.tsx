import { History, Pencil, RotateCw, Trash2, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  adminCurriculumDocuments as calls,
  type ListedCurriculumDocument,
} from '#contract/admin/curriculum-documents.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useDocumentWrite, useRefreshDocuments } from './curriculum-admin.data.ts'
import { IndexState } from './index-state.tsx'
import { PATH } from './read-address.ts'

/** Signs of Markdown say nothing in two lines of a text. */
const MARKS = /[#*_`>|]+/g

type DocumentLineProps = {
  document: ListedCurriculumDocument
  /** Where the keyboard goes when the document has left the list. */
  onGone: () => void
}

export function DocumentLine({ document, onGone }: DocumentLineProps) {
  const { t } = useTranslation('curriculumDocuments')
  const titleId = useId()
  const { id, title, excerpt, state, failure, deletedAt } = document
  const deeds = useDocumentDeeds()
  const isThere = deletedAt === null
  return (
    <Card>
      <article aria-labelledby={titleId} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 id={titleId} className="wrap-anywhere min-w-0 font-semibold text-lg">
            {isThere ? (
              <AppLink
                to={PATH}
                search={{ document: id }}
                className="rounded-small underline decoration-border-strong underline-offset-4 hover:decoration-2"
              >
                {title}
              </AppLink>
            ) : (
              title
            )}
          </h2>
          <IndexState document={document} />
        </div>
        <Facts document={document} />
        <p className="wrap-anywhere line-clamp-2 text-muted">{excerpt.replace(MARKS, ' ')}</p>
        {isThere && state === 'failed' && failure && (
          <p className="rounded-control bg-destructive-soft p-3 text-destructive-ink">
            {t(`failure.${failure}`)}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {!isThere && (
            <Button
              icon={Undo2}
              variant="outline"
              isPending={deeds.isPending}
              aria-describedby={titleId}
              onClick={() => void deeds.restore(id).then(onGone)}
            >
              {t('restore')}
            </Button>
          )}
          {isThere && state === 'failed' && (
            <Button
              icon={RotateCw}
              isPending={deeds.isPending}
              aria-describedby={titleId}
              onClick={() => void deeds.readAnew(id)}
            >
              {t('tryAgain')}
            </Button>
          )}
          {isThere && (
            <>
              <LinkButton
                icon={Pencil}
                to={PATH}
                search={{ document: id }}
                aria-describedby={titleId}
                variant="outline"
              >
                {t('edit')}
              </LinkButton>
              <LinkButton
                icon={History}
                to={PATH}
                search={{ document: id, view: 'history' }}
                aria-describedby={titleId}
                variant="ghost"
              >
                {t('history.title')}
              </LinkButton>
              <Button
                icon={Trash2}
                variant="ghost"
                isPending={deeds.isPending}
                aria-describedby={titleId}
                onClick={() => deeds.remove(id, onGone)}
              >
                {t('delete')}
              </Button>
            </>
          )}
        </div>
      </article>
    </Card>
  )
}

function Facts({ document }: { document: ListedCurriculumDocument }) {
  const { t, i18n } = useTranslation('curriculumDocuments')
  const { t: word } = useTranslation('ui')
  const toGradeText = useGradeText()
  const { grade, subject, documentType, standards, version, savedBy, savedAt } = document
  const date = formatDate(savedAt, word, i18n.language, { dateStyle: 'medium' })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="outline">{grade === null ? t('anyGrade') : toGradeText(grade)}</Badge>
      <Badge tone="outline">{subject ?? t('anySubject')}</Badge>
      {documentType && <Badge tone="outline">{documentType}</Badge>}
      {standards.length > 0 && (
        <Badge tone="neutral">{t('standardCount', { count: standards.length })}</Badge>
      )}
      <span className="text-muted">
        {savedBy ? t('savedBy', { version, name: savedBy.name, date }) : t('saved', { version, date })}
      </span>
    </div>
  )
}

function useDocumentDeeds() {
  const { t } = useTranslation(['curriculumDocuments', 'study'])
  const toastFailure = useFailureToast()
  const refresh = useRefreshDocuments()
  const removeWithUndo = useRemoveWithUndo()
  const remove = useDocumentWrite(calls.remove)
  const restore = useDocumentWrite(calls.restore)
  const reindex = useDocumentWrite(calls.reindex)
  const say = (error: unknown) => toastFailure(t('study:error'), error)
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
