import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EXPLANATION_STYLES } from '#contract/onboarding/onboarding.ts'
import { DAILY_GOAL, type StudySettings } from '#contract/profile/settings.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Radio, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Slider } from '../../../ui/forms/slider.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { useSaveStudy } from '../profile.data.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { useSaveNotices } from './use-save-notices.ts'

export function StudyCard({ study }: { study: StudySettings }) {
  const { t } = useTranslation('profile')
  const save = useSaveStudy()
  const notices = useSaveNotices()
  const shown = { ...study, ...(save.isPending ? save.variables : {}) }
  return (
    <Card className="flex flex-col gap-6">
      <CardTitle>{t('study.title')}</CardTitle>
      <DailyGoal
        key={study.daily_goal_minutes}
        minutes={study.daily_goal_minutes}
        onSave={(daily_goal_minutes) => save.mutate({ daily_goal_minutes }, notices)}
      />
      <Field label={t('study.style')} description={t('study.styleHelp')}>
        <RadioGroup
          value={shown.explanation_style}
          onValueChange={(style) => {
            const explanation_style = EXPLANATION_STYLES.find((one) => one === style)
            if (explanation_style) save.mutate({ explanation_style }, notices)
          }}
        >
          {(['detailed', 'concise', 'balanced'] as const).map((style) => (
            <Radio key={style} value={style} label={t(`study.${style}`)} />
          ))}
        </RadioGroup>
      </Field>
      <SettingSwitch
        label={t('study.gamification')}
        description={t('study.gamificationHelp')}
        isOn={shown.gamification_enabled}
        onChange={(gamification_enabled) => save.mutate({ gamification_enabled }, notices)}
      />
    </Card>
  )
}

/** Saved when the thumb is let go; a refused goal slides back. */
function DailyGoal({ minutes, onSave }: { minutes: number; onSave: (minutes: number) => void }) {
  const { t } = useTranslation('profile')
  const [chosen, setChosen] = useState(minutes)
  const say = (value: number) => t('study.minutes', { count: value })
  return (
    <Field
      label={t('study.goal')}
      description={t('study.goalHelp')}
      aside={<span className="font-heading font-medium tabular-nums">{say(chosen)}</span>}
    >
      <Slider
        min={DAILY_GOAL.least}
        max={DAILY_GOAL.most}
        step={DAILY_GOAL.step}
        value={chosen}
        formatValue={say}
        onValueChange={setChosen}
        onValueCommit={(value) => value !== minutes && onSave(value)}
      />
    </Field>
  )
}
