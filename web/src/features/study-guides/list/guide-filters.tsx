import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { GradeSelect } from '../../../kit/study/grade-select.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { type PublicWanted, publicSubjectsQuery } from '../study-guides.data.ts'

const ALL = 'all'

export function GuideSearch({ value, onType }: { value: string; onType: (q: string) => void }) {
  const { t } = useTranslation('guides')
  return (
    <Field label={t('search')} isLabelHidden className="min-w-0 flex-1 basis-64">
      <SearchInput value={value} onValueChange={onType} placeholder={t('searchHint')} maxLength={200} />
    </Field>
  )
}

type PublicFiltersProps = { wanted: PublicWanted; onChange: (next: Partial<PublicWanted>) => void }

export function PublicFilters({ wanted, onChange }: PublicFiltersProps) {
  const { t } = useTranslation('guides')
  // Without the list of subjects the words of the search still find them.
  const subjects = useQuery(publicSubjectsQuery).data ?? []
  const isKnown = subjects.some(({ subject }) => subject === wanted.subject)
  return (
    <div className="flex min-w-0 flex-1 basis-80 gap-3">
      <Field label={t('subject')} isLabelHidden className="min-w-0 flex-1">
        <Select
          value={wanted.subject || ALL}
          onValueChange={(subject) => onChange({ subject: subject === ALL ? '' : subject })}
        >
          <SelectItem value={ALL}>{t('allSubjects')}</SelectItem>
          {!isKnown && wanted.subject && (
            <SelectItem value={wanted.subject as string}>{wanted.subject}</SelectItem>
          )}
          {subjects.map(({ subject }) => (
            <SelectItem key={subject} value={subject as string}>
              {subject}
            </SelectItem>
          ))}
        </Select>
      </Field>
      <Field label={t('gradeLabel')} isLabelHidden className="min-w-0 flex-1">
        <GradeSelect value={wanted.grade} onChange={(grade) => onChange({ grade })} none={t('allGrades')} />
      </Field>
    </div>
  )
}
