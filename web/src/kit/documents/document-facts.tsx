import { useTranslation } from 'react-i18next'
import type { DocumentCard } from '#contract/professional/documents.ts'
import { formatDate } from '../../ui/format/format-date.ts'

type DocumentFactsProps = {
  document: Pick<DocumentCard, 'documentType' | 'websiteUrl' | 'uploadedAt' | 'isArchived'>
  /** Characters of its text. */
  length: number
}

/** What kind of document it is, how long and since when. */
export function DocumentFacts({ document, length }: DocumentFactsProps) {
  const { t, i18n } = useTranslation('documents')
  const { t: say } = useTranslation('ui')
  const { documentType, websiteUrl, uploadedAt, isArchived } = document
  const kind =
    documentType === 'pdf' || documentType === 'docx'
      ? t(`kind.${documentType}`)
      : documentType || (length === 0 ? t('kind.reference') : websiteUrl ? t('kind.page') : t('kind.text'))
  const facts = [
    kind,
    length > 0 && t('list.length', { count: length }),
    formatDate(uploadedAt, say, i18n.language, { dateStyle: 'medium' }),
    isArchived && t('list.archived'),
  ]
  return <p className="wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</p>
}
