import { useTranslation } from 'react-i18next'
import type { adminCurriculumDocuments } from '#contract/admin/curriculum-documents.ts'
import { DOCUMENT_FILTERS } from '#contract/admin/curriculum-documents.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../../ui/forms/select.tsx'
import type { DocumentsAddress } from './read-address.ts'

const ALL = ' all'
const GRADES = Array.from({ length: 13 }, (_, index) => index + 1)

type DocumentFiltersProps = {
  summary: OutputOf<typeof adminCurriculumDocuments.summary> | undefined
  address: DocumentsAddress
  typed: string
  onType: (text: string) => void
  onChange: (address: DocumentsAddress) => void
}

export function DocumentFilters({ summary, address, typed, onType, onChange }: DocumentFiltersProps) {
  const { t } = useTranslation('curriculumDocuments')
  const toGradeText = useGradeText()
  const names = (known: readonly string[] | undefined, chosen: string | null) => [
    ...new Set([...(known ?? []), ...(chosen === null ? [] : [chosen])]),
  ]
  return (
    <search className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={200}
        label={t('filter.search')}
        className="col-span-full"
      />
      <Select
        value={address.grade === null ? ALL : String(address.grade)}
        onValueChange={(grade) => onChange({ ...address, grade: grade === ALL ? null : Number(grade) })}
        aria-label={t('filter.grade')}
      >
        <SelectItem value={ALL}>{t('filter.allGrades')}</SelectItem>
        <SelectItems values={GRADES} nameOf={(grade) => toGradeText(grade)} />
      </Select>
      <Select
        value={address.subject ?? ALL}
        onValueChange={(subject) => onChange({ ...address, subject: subject === ALL ? null : subject })}
        aria-label={t('filter.subject')}
      >
        <SelectItem value={ALL}>{t('filter.allSubjects')}</SelectItem>
        <SelectItems values={names(summary?.subjects, address.subject)} />
      </Select>
      <Select
        value={address.documentType ?? ALL}
        onValueChange={(type) => onChange({ ...address, documentType: type === ALL ? null : type })}
        aria-label={t('filter.type')}
      >
        <SelectItem value={ALL}>{t('filter.allTypes')}</SelectItem>
        <SelectItems values={names(summary?.types, address.documentType)} />
      </Select>
      <Select
        value={address.state ?? ALL}
        onValueChange={(value) =>
          onChange({ ...address, state: DOCUMENT_FILTERS.find((state) => state === value) ?? null })
        }
        aria-label={t('filter.state')}
      >
        <SelectItem value={ALL}>{t('filter.allStates')}</SelectItem>
        <SelectItems values={DOCUMENT_FILTERS} nameOf={(state) => t(`filter.${state}`)} />
      </Select>
    </search>
  )
}
