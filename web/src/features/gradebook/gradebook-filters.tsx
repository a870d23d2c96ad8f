import { Download, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { WORK_STATES, type WorkState } from '#engines/assignments/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import type { BookView } from './arrange-book.ts'

const ALL = 'all'

type GradebookFiltersProps = {
  book: Gradebook
  view: BookView
  onChange: (view: BookView) => void
  onPrint: () => void
}

export function GradebookFilters({ book, view, onChange, onPrint }: GradebookFiltersProps) {
  const { t } = useTranslation(['gradebook', 'grading'])
  const query = new URLSearchParams({
    ...(view.groupId !== null && { groupId: String(view.groupId) }),
    ...(view.isMissingZero && { missing: 'zero' }),
  })
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <search className="contents">
        <SearchInput
          value={view.search}
          onValueChange={(search) => onChange({ ...view, search })}
          maxLength={100}
          label={t('search')}
          className="min-w-48 flex-1 basis-56 sm:max-w-80"
        />
        {book.groups.length > 0 && (
          <Select
            value={view.groupId === null ? ALL : String(view.groupId)}
            onValueChange={(value) => onChange({ ...view, groupId: value === ALL ? null : Number(value) })}
            aria-label={t('group')}
            className="w-full sm:w-52"
          >
            <SelectItem value={ALL}>{t('allGroups')}</SelectItem>
            {book.groups.map(({ id, name }) => (
              <SelectItem key={id} value={String(id)}>
                {name}
              </SelectItem>
            ))}
          </Select>
        )}
        <Select
          value={view.state ?? ALL}
          onValueChange={(value) => onChange({ ...view, state: value === ALL ? null : (value as WorkState) })}
          aria-label={t('state')}
          className="w-full sm:w-60"
        >
          <SelectItem value={ALL}>{t('allStates')}</SelectItem>
          <SelectItems
            values={WORK_STATES}
            nameOf={(state) => t('stateOption', { state: t(`grading:state.${state}`) })}
          />
        </Select>
      </search>
      <Field label={t('missingZero')} layout="inline">
        <Switch
          checked={view.isMissingZero}
          onCheckedChange={(isMissingZero) => onChange({ ...view, isMissingZero })}
        />
      </Field>
      <div className="flex gap-2 sm:ms-auto">
        <Button asChild variant="outline">
          <a href={`/api/teacher/classes/${book.classId}/gradebook/export?${query}`} download>
            <Download aria-hidden="true" />
            {t('csv')}
          </a>
        </Button>
        <Button variant="outline" onClick={onPrint}>
          <Printer aria-hidden="true" />
          {t('print')}
        </Button>
      </div>
    </div>
  )
}
