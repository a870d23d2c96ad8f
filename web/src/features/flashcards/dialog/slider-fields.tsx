import { useTranslation } from 'react-i18next'
import { FEWEST_GENERATED_CARDS, MOST_GENERATED_CARDS } from '#contract/study/ai-helpers.ts'
import { Dots } from '../../../ui/display/dots.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Slider } from '../../../ui/forms/slider.tsx'

type SliderFieldProps = { value: number; onChange: (value: number) => void }

export function DifficultyField({ value, onChange }: SliderFieldProps) {
  const { t } = useTranslation('flashcards')
  const say = (level: number) => t('difficulty.level', { level })
  return (
    <Field label={t('difficulty.label')} aside={<Dots level={value} label={say(value)} />}>
      <Slider min={1} max={5} value={value} onValueChange={onChange} formatValue={say} />
    </Field>
  )
}

export function CountField({ value, onChange }: SliderFieldProps) {
  const { t } = useTranslation('flashcards')
  const say = (count: number) => t('generate.countValue', { count })
  return (
    <Field
      label={t('generate.count')}
      aside={<span className="font-heading text-muted tabular-nums">{say(value)}</span>}
    >
      <Slider
        min={FEWEST_GENERATED_CARDS}
        max={MOST_GENERATED_CARDS}
        value={value}
        onValueChange={onChange}
        formatValue={say}
      />
    </Field>
  )
}
