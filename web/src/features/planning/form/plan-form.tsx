import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LONGEST_GOAL, MOST_GOALS, PLAN_TYPES, SKILL_LEVELS } from '#contract/study/plan-form.ts'
import { planning } from '#contract/study/planning.ts'
import { dayIn } from '#engines/days/index.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { findErrorWords } from '../error-words.ts'
import { usePlanWrite } from '../planning.data.ts'
import { ChoiceField } from './choice-field.tsx'
import { GradeField } from './grade-field.tsx'
import { DEFAULTS, findProblems, type PlanValues, toAdaptiveRequest, toRequest } from './plan-values.ts'
import { StyleFields } from './style-fields.tsx'
import { SubjectField } from './subject-field.tsx'
import { useOwnSubjects } from './use-own-subjects.ts'

type PlanFormProps = { user: User; onCreated: () => void }

export function PlanForm({ user, onCreated }: PlanFormProps) {
  const { t } = useTranslation('planning')
  const [values, setValues] = useState(DEFAULTS)
  const [isChecked, setIsChecked] = useState(false)
  const create = usePlanWrite(planning.create)
  const adapt = usePlanWrite(planning.adaptive)
  const { ownSubjects, isLoading } = useOwnSubjects(user)
  const [today] = useState(() => dayIn(user.timezone, new Date()))
  const change = (next: Partial<PlanValues>) => setValues({ ...values, ...next })
  const isGraded = !ownSubjects.includes(values.subject)
  const problems = findProblems(values, isGraded, today)
  const shown = isChecked ? problems : {}
  const buttonSize = isYoung(user) ? 'large' : 'medium'

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (Object.keys(problems).length > 0 || create.isPending) return
    create.mutate(toRequest(values, isGraded), {
      onSuccess: ({ plan }) => {
        onCreated()
        const type = t(`types.${plan.type}`)
        toast({
          title: t('toasts.created'),
          description: t('toasts.createdSteps', { type, count: plan.steps.length }),
        })
      },
      onError: (error) =>
        toast({
          title: t('toasts.createFailed'),
          description: findErrorWords(error, t('toasts.createFallback')),
          variant: 'destructive',
        }),
    })
  }

  function createAdaptive() {
    setIsChecked(true)
    if (problems.goals) return
    adapt.mutate(toAdaptiveRequest(values), {
      onSuccess: ({ plan }) => {
        onCreated()
        const type = t(`types.${plan.type}`)
        toast({
          title: t('toasts.adaptiveCreated'),
          description: t('toasts.createdSteps', { type, count: plan.steps.length }),
        })
      },
      onError: (error) =>
        toast({
          title: t('toasts.adaptiveFailed'),
          description: findErrorWords(error, t('toasts.createFallback')),
          variant: 'destructive',
        }),
    })
  }

  const goalsError =
    shown.goals === 'tooMany'
      ? t('form.tooManyGoals', { count: MOST_GOALS })
      : t('form.longGoal', { count: LONGEST_GOAL })
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('form.heading')}</CardTitle>
      </CardHeader>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ChoiceField
          label={t('form.type')}
          value={values.type}
          options={PLAN_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onChange={(type) => change({ type })}
        />
        <SubjectField
          value={values.subject}
          ownSubjects={ownSubjects}
          onChange={(subject) => change({ subject })}
        />
        {isLoading ? (
          <Skeleton className="h-18" shape="control" />
        ) : isGraded ? (
          <GradeField
            user={user}
            value={values.grade}
            isWrong={shown.grade !== undefined}
            onChange={(grade) => change({ grade })}
          />
        ) : (
          <p className="text-muted">{t('form.ownGrade')}</p>
        )}
        <ChoiceField
          label={t('form.level')}
          value={values.level}
          options={SKILL_LEVELS.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
          onChange={(level) => change({ level })}
        />
        <StyleFields values={values} onChange={change} />
        <Field
          label={t('form.goals')}
          description={t('form.goalsHint')}
          error={shown.goals && goalsError}
          isOptional
        >
          <Textarea
            rows={2}
            value={values.goals}
            onChange={(event) => change({ goals: event.target.value })}
          />
        </Field>
        <Field
          label={t('form.date')}
          description={t('form.dateHint')}
          error={shown.targetDate && t('form.dateWrong')}
          isOptional
        >
          <Input
            type="date"
            min={today}
            value={values.targetDate}
            onChange={(event) => change({ targetDate: event.target.value })}
          />
        </Field>
        <div className="flex flex-col gap-3">
          <Button
            type="submit"
            size={buttonSize}
            isPending={create.isPending}
            pendingLabel={t('form.creating')}
          >
            {t('form.create')}
          </Button>
          <Button variant="outline" size={buttonSize} isPending={adapt.isPending} onClick={createAdaptive}>
            {t('form.createAdaptive')}
          </Button>
          <p className="text-muted">{t('form.adaptiveHint')}</p>
        </div>
      </form>
    </Card>
  )
}
