import { BookOpen, Clock, type LucideIcon, Sprout as SproutIcon } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { GOAL_TYPES } from '#contract/progress.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { StepActions, StepHeading, type StepWays } from '../step-parts.tsx'
import { findGoalProblem, type GoalDraft, type GoalDrafts, type GoalType } from './goal-draft.ts'

const ICONS = { mastery: SproutIcon, lessons: BookOpen, study_time: Clock }

type GoalsStepProps = StepWays & {
  user: User
  today: string
  drafts: GoalDrafts
  onChange: (drafts: GoalDrafts) => void
  onSave: (drafts: GoalDrafts) => void
}

/** One to three goals. They are set when the step is left, and found again when somebody comes back to it. */
export function GoalsStep(props: GoalsStepProps) {
  const { user, today, drafts, onChange, onSave, ...ways } = props
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
      <StepActions label={t('saveAndGoOn')} {...ways} />
    </form>
  )
}

type GoalCardProps = {
  type: GoalType
  icon: LucideIcon
  draft: GoalDraft
  today: string
  problem: ReturnType<typeof findGoalProblem>
  onChange: (draft: GoalDraft) => void
}

/** A goal to tick; how much and until when is asked only of the ticked ones. */
function GoalCard({ type, icon: Icon, draft, today, problem, onChange }: GoalCardProps) {
  const { t } = useTranslation('onboarding')
  return (
    <Card data-goal="" padding="small" tone={draft.isPicked ? 'brand' : 'surface'}>
      <div className="flex items-center gap-3">
        <Field
          layout="inline"
          label={
            <>
              <span className="block font-heading font-medium text-lg">{t(`goalNames.${type}`)}</span>
              <span className="block">{t(`goalTexts.${type}`)}</span>
            </>
          }
          className="flex-1"
        >
          <Checkbox
            checked={draft.isPicked}
            onCheckedChange={(isPicked) => onChange({ ...draft, isPicked: isPicked === true })}
          />
        </Field>
        <Icon aria-hidden="true" className="size-7 shrink-0 text-brand-ink" />
      </div>
      {draft.isPicked && (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <TextField
            label={t(`goalAmounts.${type}`)}
            error={problem && problem !== 'noDate' ? t(`goalProblems.${problem}`) : undefined}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            value={draft.targetScore}
            onChange={(event) => onChange({ ...draft, targetScore: event.target.value })}
          />
          <Field label={t('goals.until')} error={problem === 'noDate' ? t('goalProblems.noDate') : undefined}>
            <Input
              type="date"
              min={today}
              value={draft.targetDate}
              onChange={(event) => onChange({ ...draft, targetDate: event.target.value })}
            />
          </Field>
        </div>
      )}
    </Card>
  )
}
