import { CircleCheck, CircleX, Clock, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedCurriculumDocument } from '#contract/admin/curriculum-documents.ts'
import { Badge } from '../../../ui/display/badge.tsx'

type IndexStateProps = { document: Pick<ListedCurriculumDocument, 'state' | 'passages' | 'deletedAt'> }

export function IndexState({ document: { state, passages, deletedAt } }: IndexStateProps) {
  const { t } = useTranslation('curriculumDocuments')
  if (deletedAt !== null)
    return (
      <Badge tone="neutral">
        <Trash2 aria-hidden="true" />
        {t('state.deleted')}
      </Badge>
    )
  if (state === 'indexed')
    return (
      <Badge tone="success">
        <CircleCheck aria-hidden="true" />
        {t('state.indexed', { count: passages })}
      </Badge>
    )
  return state === 'failed' ? (
    <Badge tone="destructive">
      <CircleX aria-hidden="true" />
      {t('state.failed')}
    </Badge>
  ) : (
    <Badge tone="info">
      <Clock aria-hidden="true" />
      {t('state.waiting')}
    </Badge>
  )
}
