import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import {
  LEARNING_STYLES,
  LONGEST_GOAL,
  MOST_GOALS,
  PACES,
  PLAN_TYPES,
  SKILL_LEVELS,
} from '#contract/study/plan-form.ts'
import { type LearningPlan, planning } from '#contract/study/planning.ts'
import { dayIn } from '#engines/days/index.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { lessonCardsQuery, subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { Select, SelectGroup, SelectItems } from '../../../ui/forms/select.tsx'
import { TextareaField, TextField } from '../../../ui/forms/text-field.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { usePlanWrite } from '../planning.data.ts'
import {
  DEFAULTS,
  findProblems,
  type PlanValues,
  SUBJECTS,
  toAdaptiveRequest,
  toRequest,
} from './plan-values.ts'

export function PlanForm({ user, onCreated }: { user: User; onCreated: () => void }) {
  const { t } = useTranslation('planning')
  const [values, setValues] = useState(DEFAULTS)
  const [isChecked, setIsChecked] = useState(false)
  const announce =
    (title: string) =>
    ({ plan: { type, steps } }: { plan: LearningPlan }) => {
      const description = t('toasts.createdSteps', { type: t(`types.${type}`), count: steps.length })
      toast({ title, description })
    }
  const create = usePlanWrite(planning.create, {
    onDone: announce(t('toasts.created')),
    failed: t('toasts.createFailed'),
    fallback: t('toasts.createFallback'),
  })
  const adapt = usePlanWrite(planning.adaptive, {
    onDone: announce(t('toasts.adaptiveCreated')),
    failed: t('toasts.adaptiveFailed'),
    fallback: t('toasts.createFallback'),
  })
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
    create.mutate(toRequest(values, isGraded), { onSuccess: onCreated })
  }

  function createAdaptive() {
    setIsChecked(true)
    if (!problems.goals) adapt.mutate(toAdaptiveRequest(values), { onSuccess: onCreated })
  }

  const goalsError =
    shown.goals === 'tooMany'
      ? t('form.tooManyGoals', { count: MOST_GOALS })
      : t('form.longGoal', { count: LONGEST_GOAL })
  return (
    <Card>
      <CardTitle className="mb-4">{t('form.heading')}</CardTitle>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ChoiceField
          label={t('form.type')}
          value={values.type}
          values={PLAN_TYPES}
          nameOf={(type) => t(`types.${type}`)}
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
          values={SKILL_LEVELS}
          nameOf={(level) => t(`levels.${level}`)}
          onChange={(level) => change({ level })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField
            label={t('form.style')}
            value={values.style}
            values={LEARNING_STYLES}
            nameOf={(style) => t(`styles.${style}`)}
            onChange={(style) => change({ style })}
          />
          <ChoiceField
            label={t('form.pace')}
            value={values.pace}
            values={PACES}
            nameOf={(pace) => t(`paces.${pace}`)}
            onChange={(pace) => change({ pace })}
          />
        </div>
        <TextareaField
          label={t('form.goals')}
          description={t('form.goalsHint')}
          error={shown.goals && goalsError}
          isOptional
          rows={2}
          value={values.goals}
          onChange={(event) => change({ goals: event.target.value })}
        />
        <TextField
          label={t('form.date')}
          description={t('form.dateHint')}
          error={shown.targetDate && t('form.dateWrong')}
          isOptional
          type="date"
          min={today}
          value={values.targetDate}
          onChange={(event) => change({ targetDate: event.target.value })}
        />
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

/** The subjects that have courses for professionals or for college, where that is who is planning. */
function useOwnSubjects({ role }: User): { ownSubjects: string[]; isLoading: boolean } {
  const isBeyondSchool = role === 'professional' || role === 'college'
  const lessons = useQuery({ ...lessonCardsQuery, enabled: isBeyondSchool })
  const subjects = useQuery({ ...subjectsQuery, enabled: isBeyondSchool })
  const isLoading = lessons.isLoading || subjects.isLoading
  if (!isBeyondSchool || !lessons.data || !subjects.data) return { ownSubjects: [], isLoading }
  const own = new Set(
    lessons.data.filter(({ audience }) => audience === role).map(({ subjectId }) => subjectId),
  )
  return { ownSubjects: subjects.data.filter(({ id }) => own.has(id)).map(({ name }) => name), isLoading }
}

type GradeFieldProps = { user: User; value: string; isWrong: boolean; onChange: (grade: string) => void }

function GradeField({ user, value, isWrong, onChange }: GradeFieldProps) {
  const { t } = useTranslation('planning')
  const isStudent = user.role === 'student' && user.grade <= 12
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('form.grade')} error={isWrong ? t('form.gradeWrong') : undefined} className="flex-1">
        <NumberInput min={1} max={12} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
      {isStudent && (
        <Button variant="outline" onClick={() => onChange(String(user.grade))}>
          {t('form.useOwnGrade')}
        </Button>
      )}
    </div>
  )
}

type ChoiceFieldProps<Value extends string> = {
  label: string
  value: Value
  values: readonly Value[]
  nameOf: (value: Value) => string
  onChange: (value: Value) => void
}

function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, values, nameOf, onChange } = props
  const choose = (chosen: string) => {
    const known = values.find((one) => one === chosen)
    if (known) onChange(known)
  }
  return (
    <Field label={label}>
      <Select value={value} onValueChange={choose}>
        <SelectItems values={values} nameOf={nameOf} />
      </Select>
    </Field>
  )
}

type SubjectFieldProps = {
  value: string
  ownSubjects: readonly string[]
  onChange: (subject: string) => void
}

function SubjectField({ value, ownSubjects, onChange }: SubjectFieldProps) {
  const { t } = useTranslation('planning')
  const school = (
    <SelectItems
      values={SUBJECTS.filter((subject) => !ownSubjects.includes(subject))}
      nameOf={(subject) => t(`subjects.${subject}`)}
    />
  )
  return (
    <Field label={t('form.subject')}>
      <Select value={value} onValueChange={onChange}>
        {ownSubjects.length === 0 ? (
          school
        ) : (
          <>
            <SelectGroup label={t('form.schoolSubjects')}>{school}</SelectGroup>
            <SelectGroup label={t('form.ownCourses')}>
              <SelectItems values={ownSubjects} />
            </SelectGroup>
          </>
        )}
      </Select>
    </Field>
  )
}
