import { Backpack, Presentation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { ChoiceCard, Radio, RadioGroup } from '../../ui/forms/radio-group.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { GalleryGroup } from './gallery-parts.tsx'

export function ChoicesGroup() {
  const { t } = useTranslation('gallery')
  return (
    <GalleryGroup title={t('forms.choices')} isColumn>
      <div>
        <Field label={t('forms.remember')} layout="inline">
          <Checkbox defaultChecked />
        </Field>
        <Field label={t('forms.some')} layout="inline">
          <Checkbox checked="indeterminate" />
        </Field>
        <Field label={t('forms.terms')} layout="inline" error={t('forms.termsError')}>
          <Checkbox />
        </Field>
        <Field label={t('forms.off')} layout="inline">
          <Checkbox disabled />
        </Field>
        <Field label={t('forms.notify')} layout="inline">
          <Switch defaultChecked />
        </Field>
        <Field label={t('forms.notify')} layout="inline">
          <Switch />
        </Field>
        <Field label={t('forms.off')} layout="inline">
          <Switch disabled />
        </Field>
      </div>
      <div className="flex flex-col gap-6">
        <Field label={t('forms.pace')}>
          <RadioGroup defaultValue="average">
            <Radio value="slow" label={t('forms.slow')} />
            <Radio value="average" label={t('forms.average')} description={t('forms.averageDescription')} />
            <Radio value="fast" label={t('forms.fast')} isDisabled />
          </RadioGroup>
        </Field>
        <Field label={t('forms.audience')}>
          <RadioGroup defaultValue="pupil" className="gap-3">
            <ChoiceCard
              value="pupil"
              label={t('forms.pupil')}
              description={t('forms.pupilDescription')}
              icon={<Backpack aria-hidden="true" />}
            />
            <ChoiceCard
              value="teacher"
              label={t('forms.teacher')}
              description={t('forms.teacherDescription')}
              icon={<Presentation aria-hidden="true" />}
            />
            <ChoiceCard value="other" label={t('forms.other')} isDisabled />
          </RadioGroup>
        </Field>
      </div>
    </GalleryGroup>
  )
}
