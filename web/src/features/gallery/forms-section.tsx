import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { ChoicesGroup } from './choices-group.tsx'
import { GalleryGroup, GallerySection } from './gallery-parts.tsx'
import { PickersGroup } from './pickers-group.tsx'

export function FormsSection() {
  const { t } = useTranslation('gallery')
  return (
    <GallerySection id="gallery-forms" title={t('section.forms')}>
      <GalleryGroup title={t('forms.fields')} isColumn>
        <Field label={t('forms.name')} description={t('forms.nameDescription')} isRequired>
          <Input placeholder={t('forms.namePlaceholder')} autoComplete="off" />
        </Field>
        <Field label={t('forms.email')} error={t('forms.emailError')}>
          <Input type="email" defaultValue="ada@" autoComplete="off" />
        </Field>
        <Field label={t('forms.password')}>
          <PasswordInput autoComplete="off" defaultValue="correct horse" />
        </Field>
        <Field label={t('forms.grade')}>
          <NumberInput min={1} max={12} defaultValue={5} />
        </Field>
        <Field label={t('forms.readOnly')}>
          <Input readOnly value={t('forms.readOnlyValue')} />
        </Field>
        <Field label={t('forms.disabled')}>
          <Input disabled value={t('forms.readOnlyValue')} />
        </Field>
        <Field
          label={t('forms.message')}
          isOptional
          aside={<span className="text-muted tabular-nums">{t('forms.counter')}</span>}
        >
          <Textarea />
        </Field>
      </GalleryGroup>
      <ChoicesGroup />
      <PickersGroup />
    </GallerySection>
  )
}
