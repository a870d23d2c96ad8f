import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { findGoalProblem, GoalDraft, GoalType } from './goal-draft.ts'

type GoalCardProps = {
  type: GoalType
  icon: LucideIcon
  draft: GoalDraft
  today: string
  problem: ReturnType<typeof findGoalProblem>
  onChange: (draft: GoalDraft) => void
}

/** A goal to tick; how much and until when is asked only of the ticked ones. */
export function GoalCard({ type, icon: Icon, draft, today, problem, onChange }: GoalCardProps) {
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
          <Field
            label={t(`goalAmounts.${type}`)}
            error={problem && problem !== 'noDate' ? t(`goalProblems.${problem}`) : undefined}
          >
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              step={1}
              value={draft.targetScore}
              onChange={(event) => onChange({ ...draft, targetScore: event.target.value })}
            />
          </Field>
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
