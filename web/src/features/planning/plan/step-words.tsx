import { BookOpen, ClipboardCheck, type LucideIcon, PencilRuler, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlanState, PlanStep } from '#contract/study/planning.ts'
import { useDayText } from '../../../kit/days/use-day-text.ts'

/** When a step is due or was done, in a few words and without blame. */
export function useStepDays(): (step: PlanStep, done: PlanState['done'][number] | undefined) => string {
  const { t } = useTranslation('planning')
  const sayDay = useDayText()
  return ({ sittings, day, movedFrom }, done) => {
    if (done) return t(`step.${done.how}`, { day: sayDay(done.day) })
    const last = sittings.at(-1)?.day ?? day
    const days = last === day ? sayDay(day) : t('step.days', { first: sayDay(day), last: sayDay(last) })
    return movedFrom === null ? days : t('step.moved', { day: days })
  }
}

const ICONS: Record<PlanStep['type'], LucideIcon> = {
  lesson: BookOpen,
  assessment: ClipboardCheck,
  practice: PencilRuler,
  review: RotateCcw,
}

export function StepIcon({ type }: { type: PlanStep['type'] }) {
  const Icon = ICONS[type]
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
}
