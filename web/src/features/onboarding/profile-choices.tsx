import { Moon, Sun, Sunrise } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { ChoiceCard, RadioGroup } from '../../ui/forms/radio-group.tsx'

type ChoiceProps = { value: string; onChange: (value: string) => void }

const TIMES = [
  { value: 'morning', icon: <Sunrise aria-hidden="true" /> },
  { value: 'afternoon', icon: <Sun aria-hidden="true" /> },
  { value: 'evening', icon: <Moon aria-hidden="true" /> },
] as const

export function StudyTimeChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('onboarding')
  return (
    <Field label={t('profile.studyTime')} isOptional className="@container">
      <RadioGroup value={value} onValueChange={onChange} className="grid! gap-2! @2xl:grid-cols-3">
        {TIMES.map((time) => (
          <ChoiceCard
            key={time.value}
            value={time.value}
            icon={time.icon}
            label={t(`studyTimes.${time.value}`)}
          />
        ))}
      </RadioGroup>
    </Field>
  )
}

const LEVELS = [
  { value: 'beginner', stage: 1 },
  { value: 'intermediate', stage: 2 },
  { value: 'advanced', stage: 4 },
] as const

export function ExpertiseChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('onboarding')
  return (
    <Field label={t('profile.expertise')} isOptional>
      <RadioGroup value={value} onValueChange={onChange} className="grid! gap-2!">
        {LEVELS.map((level) => (
          <ChoiceCard
            key={level.value}
            value={level.value}
            icon={<Sprout stage={level.stage} className="size-10!" />}
            label={t(`levels.${level.value}`)}
            description={t(`levelHints.${level.value}`)}
          />
        ))}
      </RadioGroup>
    </Field>
  )
}
