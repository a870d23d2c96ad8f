import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Combobox } from '../../ui/forms/combobox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectGroup, SelectItem } from '../../ui/forms/select.tsx'
import { Slider } from '../../ui/forms/slider.tsx'
import { GalleryGroup } from './gallery-parts.tsx'

const CITIES = ['lisbon', 'zurich', 'malmo', 'seoul', 'kyoto'] as const

export function PickersGroup() {
  const { t } = useTranslation('gallery')
  const [search, setSearch] = useState('')
  const [city, setCity] = useState<string | null>(null)
  const [minutes, setMinutes] = useState(30)
  return (
    <GalleryGroup title={t('forms.pickers')} isColumn>
      <Field label={t('forms.city')}>
        <Select placeholder={t('forms.choose')}>
          <SelectGroup label={t('forms.europe')}>
            <SelectItem value="lisbon">{t('forms.lisbon')}</SelectItem>
            <SelectItem value="zurich">{t('forms.zurich')}</SelectItem>
            <SelectItem value="malmo" isDisabled>
              {t('forms.malmo')}
            </SelectItem>
          </SelectGroup>
          <SelectGroup label={t('forms.asia')}>
            <SelectItem value="seoul">{t('forms.seoul')}</SelectItem>
            <SelectItem value="kyoto">{t('forms.kyoto')}</SelectItem>
          </SelectGroup>
        </Select>
      </Field>
      <Field label={t('forms.disabled')}>
        <Select isDisabled placeholder={t('forms.choose')}>
          <SelectItem value="lisbon">{t('forms.lisbon')}</SelectItem>
        </Select>
      </Field>
      <Field label={t('forms.city')}>
        <Combobox
          options={CITIES.map((value) => ({ value, label: t(`forms.${value}`) }))}
          value={city}
          onValueChange={setCity}
          placeholder={t('forms.choose')}
        />
      </Field>
      <Field label={t('forms.search')}>
        <SearchInput value={search} onValueChange={setSearch} placeholder={t('forms.search')} />
      </Field>
      <Field
        label={t('forms.goal')}
        aside={<span className="font-heading tabular-nums">{t('forms.minutes', { count: minutes })}</span>}
      >
        <Slider
          min={15}
          max={180}
          step={15}
          value={minutes}
          onValueChange={setMinutes}
          formatValue={(count) => t('forms.minutes', { count })}
        />
      </Field>
      <Field label={t('forms.fiveSteps')}>
        <Slider min={1} max={5} defaultValue={3} />
      </Field>
    </GalleryGroup>
  )
}
