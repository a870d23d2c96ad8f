import { BookOpen, Clock, Sprout as SproutIcon } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { GOAL_TYPES } from '#contract/progress.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { StepActions } from '../step-actions.tsx'
import { StepHeading } from '../step-heading.tsx'
import { GoalCard } from './goal-card.tsx'
import { findGoalProblem, type GoalDrafts } from './goal-draft.ts'

const ICONS = { mastery: SproutIcon, lessons: BookOpen, study_time: Clock }

type GoalsStepProps = {
  user: User
  today: string
  drafts: GoalDrafts
  onChange: (drafts: GoalDrafts) => void
  isSaving: boolean
  onBack: () => void
  onSkip: () => void
  onSave: (drafts: GoalDrafts) => void
}

/** One to three goals. They are set when the step is left, and found again when somebody comes back to it. */
export function GoalsStep({
  user,
  today,
  drafts,
  onChange,
  isSaving,
  onBack,
  onSkip,
  onSave,
}: GoalsStepProps) {
  const { t } = useTranslation('onboarding')
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problems = GOAL_TYPES.map((type) => findGoalProblem(type, drafts[type], today))
  const isNothingPicked = GOAL_TYPES.every((type) => !drafts[type].isPicked)

  function save(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!isNothingPicked && problems.every((problem) => problem === null)) return onSave(drafts)
    const first = problems.findIndex((problem) => problem !== null)
    const card = form.current?.querySelectorAll('[data-goal]')[Math.max(0, first)]
    card?.querySelector<HTMLElement>(isNothingPicked ? '[role="checkbox"]' : 'input')?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={save} className="flex flex-col gap-6">
      <StepHeading text={t('goals.text')} isHeard={isYoung(user)}>
        {t('goals.title')}
      </StepHeading>
      <div className="flex flex-col gap-3">
        {GOAL_TYPES.map((type, place) => (
          <GoalCard
            key={type}
            type={type}
            icon={ICONS[type]}
            draft={drafts[type]}
            today={today}
            problem={isChecked ? (problems[place] ?? null) : null}
            onChange={(draft) => onChange({ ...drafts, [type]: draft })}
          />
        ))}
      </div>
      <p role="status" className="text-center text-destructive-ink empty:hidden">
        {isChecked && isNothingPicked && t('goals.none')}
      </p>
      <StepActions label={t('saveAndGoOn')} isSaving={isSaving} onBack={onBack} onSkip={onSkip} />
    </form>
  )
}
