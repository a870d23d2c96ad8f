import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { college } from '#contract/college/college.ts'
import { type LearningPlan, type PlanState, type PlanStep, planning } from '#contract/study/planning.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { formatDay } from '../../../kit/days/format-day.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { NativeSelect } from '../../../ui/forms/native-select.tsx'
import type { Done } from '../tour-memory.ts'
import { EndingCard } from './ending-card.tsx'
import { OfferView } from './offer-view.tsx'
import { type EndingProps, useDeed, useOffer } from './use-ending.ts'

/** Half a semester. */
const USUAL_DAYS = 56

async function loadPlanning() {
  const [courses, current] = await Promise.all([call(college.courses, {}), call(planning.current, {})])
  return {
    subjects: [...new Set(courses.map(({ subjectName }) => subjectName))],
    plan: current.state?.plan ?? null,
  }
}

type Wanted = { subject: string; plan: LearningPlan | null; day: string }

/** A college student puts the deadline of a course into the plan, and sees the days it takes. */
export function CollegeEnding({ user, done, setDone, frame }: EndingProps) {
  const { t, i18n } = useTranslation('tours')
  const offer = useOffer('college', user.id, loadPlanning)
  const [today] = useState(() => dayIn(user.timezone, new Date()))
  const [day, setDay] = useState(() => daysBefore(today, -USUAL_DAYS))
  const [chosen, setChosen] = useState<string | null>(null)
  const [create] = useState(() => createWriter(planning.create))
  const [adjust] = useState(() => createWriter(planning.adjust))
  const [remove] = useState(() => createWriter(planning.remove))
  const deed = useDeed({
    act: async ({ subject, plan, day: targetDate }: Wanted): Promise<Done> => {
      if (plan) return toDeadline(await adjust({ id: plan.id, targetDate }), targetDate, plan)
      const type = 'curriculum_sequence' as const
      return toMade((await create({ type, context: { subject, targetDate } })).plan, subject)
    },
    undo: async (made: Done) => {
      if (made.kind === 'planMade') await remove({ id: made.planId })
      if (made.kind === 'deadlineSet') await adjust({ id: made.planId, targetDate: made.before })
    },
    refreshes: [['planning']],
    setDone,
  })
  const sayDay = (named: string) => formatDay(named, i18n.language, { dateStyle: 'long' })
  if (done?.kind === 'planMade') {
    const { subject, steps, firstDay, lastDay, firstStep } = done
    const days = { first: sayDay(firstDay), last: sayDay(lastDay), step: firstStep }
    return (
      <EndingCard
        frame={frame}
        isDone
        title={t('endings.college.made', { subject })}
        text={
          steps === 0
            ? t('endings.college.nothingLeft')
            : t('endings.college.madeLine', { count: steps, ...days })
        }
        failure={deed.failure}
        undo={deed.undoOf(done)}
      />
    )
  }
  if (done?.kind === 'deadlineSet') {
    const { title, left, lastDay } = done
    return (
      <EndingCard
        frame={frame}
        isDone
        title={t('endings.college.set', { title, day: sayDay(done.day) })}
        text={
          lastDay === null
            ? t('endings.college.nothingLeft')
            : t('endings.college.setLine', { count: left, last: sayDay(lastDay) })
        }
        failure={deed.failure}
        undo={deed.undoOf(done)}
      />
    )
  }
  return (
    <OfferView offer={offer} frame={frame}>
      {({ subjects, plan }) => {
        const subject = chosen ?? subjects[0] ?? ''
        return (
          <EndingCard
            frame={frame}
            title={plan ? t('endings.college.setTitle') : t('endings.college.title')}
            text={plan ? t('endings.college.setText', { title: plan.title }) : t('endings.college.text')}
            act={{
              label: t(plan ? 'endings.college.setIt' : 'endings.college.make'),
              run: () => deed.run({ subject, plan, day: day < today ? today : day }),
              isPending: deed.isPending,
            }}
            failure={deed.failure}
          >
            {!plan && (
              <NativeSelect label={t('endings.college.course')} value={subject} onChange={setChosen}>
                {subjects.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </NativeSelect>
            )}
            <Field label={t('endings.college.by')}>
              <Input type="date" min={today} value={day} onChange={({ target }) => setDay(target.value)} />
            </Field>
          </EndingCard>
        )
      }}
    </OfferView>
  )
}

function toMade(plan: LearningPlan, subject: string): Done {
  const days = listDays(plan.steps)
  return {
    kind: 'planMade',
    planId: plan.id,
    subject,
    steps: plan.steps.length,
    firstStep: plan.steps[0]?.title ?? plan.title,
    firstDay: days[0] ?? '',
    lastDay: days.at(-1) ?? '',
  }
}

/** In their order, also of steps that take more than one day. */
const listDays = (steps: readonly PlanStep[]) =>
  steps.flatMap(({ day, sittings }) => [day, ...sittings.map((sitting) => sitting.day)]).toSorted()

function toDeadline({ plan, done }: PlanState, day: string, before: LearningPlan): Done {
  const doneIds = new Set(done.map(({ stepId }) => stepId))
  const left = plan.steps.filter(({ id }) => !doneIds.has(id))
  return {
    kind: 'deadlineSet',
    planId: plan.id,
    title: plan.title,
    day,
    left: left.length,
    lastDay: listDays(left).at(-1) ?? null,
    before: before.context.targetDate ?? null,
  }
}
