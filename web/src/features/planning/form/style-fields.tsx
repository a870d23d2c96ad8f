import { useTranslation } from 'react-i18next'
import { LEARNING_STYLES, PACES } from '#contract/study/plan-form.ts'
import { ChoiceField } from './choice-field.tsx'
import type { PlanValues } from './plan-values.ts'

type StyleFieldsProps = { values: PlanValues; onChange: (next: Partial<PlanValues>) => void }

export function StyleFields({ values, onChange }: StyleFieldsProps) {
  const { t } = useTranslation('planning')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField
        label={t('form.style')}
        value={values.style}
        options={LEARNING_STYLES.map((style) => ({ value: style, label: t(`styles.${style}`) }))}
        onChange={(style) => onChange({ style })}
      />
      <ChoiceField
        label={t('form.pace')}
        value={values.pace}
        options={PACES.map((pace) => ({ value: pace, label: t(`paces.${pace}`) }))}
        onChange={(pace) => onChange({ pace })}
      />
    </div>
  )
}
