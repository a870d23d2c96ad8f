import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { NativeSelect } from '../../../ui/forms/native-select.tsx'
import type { DraftCategory, DraftPlace } from './draft-rules.ts'

type PlaceLinesProps = {
  places: DraftPlace[]
  categories: readonly DraftCategory[]
  hasWeights: boolean
  onChange: (places: DraftPlace[]) => void
}

/** The category of each assignment. */
export function PlaceLines({ places, categories, hasWeights, onChange }: PlaceLinesProps) {
  const { t } = useTranslation('gradebook')
  const known = new Set(categories.map(({ key }) => key))
  const change = (id: number, part: Partial<DraftPlace>) =>
    onChange(places.map((place) => (place.id === id ? { ...place, ...part } : place)))
  const loose = places.filter(({ categoryKey }) => categoryKey === null || !known.has(categoryKey)).length
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{t('rules.places')}</legend>
      {hasWeights && loose > 0 && <p className="text-warning-ink">{t('rules.loose', { count: loose })}</p>}
      <ul className="flex max-h-80 flex-col divide-y divide-border overflow-y-auto">
        {places.map(({ id, title, categoryKey, isExtraCredit }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="wrap-anywhere min-w-40 flex-1">{title}</span>
            <NativeSelect
              label={t('rules.placeOf', { title })}
              value={categoryKey !== null && known.has(categoryKey) ? categoryKey : ''}
              onChange={(key) => change(id, { categoryKey: key || null })}
              className="w-44"
            >
              <option value="">{t('noCategory')}</option>
              {categories.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </NativeSelect>
            <Field label={t('extraCredit')} layout="inline">
              <Checkbox
                checked={isExtraCredit}
                onCheckedChange={(checked) => change(id, { isExtraCredit: checked === true })}
              />
            </Field>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
