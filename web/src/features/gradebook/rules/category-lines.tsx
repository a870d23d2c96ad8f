import { useTranslation } from 'react-i18next'
import { LONGEST_CATEGORY_NAME, MOST_CATEGORIES } from '#contract/teaching/grading-rules.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import type { DraftCategory } from './draft-rules.ts'
import { LineList } from './line-list.tsx'

type CategoryLinesProps = {
  categories: DraftCategory[]
  hasWeights: boolean
  onChange: (categories: DraftCategory[]) => void
}

export function CategoryLines({ categories, hasWeights, onChange }: CategoryLinesProps) {
  const { t } = useTranslation('gradebook')
  return (
    <LineList
      title={t('rules.categories')}
      addLabel={t('rules.addCategory')}
      lines={categories}
      most={MOST_CATEGORIES}
      makeLine={(key) => ({ key, id: null, name: '', weight: '', dropLowest: '0', isExtraCredit: false })}
      onChange={onChange}
    >
      {(line, change) => (
        <>
          <Field label={t('rules.name')} className="min-w-40 flex-1">
            <Input
              value={line.name}
              maxLength={LONGEST_CATEGORY_NAME}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          {hasWeights && (
            <Field label={t('rules.weight')} className="w-28">
              <Input
                inputMode="decimal"
                value={line.weight}
                onChange={({ target }) => change({ weight: target.value })}
              />
            </Field>
          )}
          <Field label={t('rules.drop')} className="w-28">
            <Input
              inputMode="numeric"
              value={line.dropLowest}
              onChange={({ target }) => change({ dropLowest: target.value })}
            />
          </Field>
          <Field label={t('extraCredit')} layout="inline">
            <Checkbox
              checked={line.isExtraCredit}
              onCheckedChange={(checked) => change({ isExtraCredit: checked === true })}
            />
          </Field>
        </>
      )}
    </LineList>
  )
}
