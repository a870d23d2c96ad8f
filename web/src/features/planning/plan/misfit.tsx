import { CalendarX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LearningPlan, PlanState } from '#contract/study/planning.ts'
import { useDayText } from '../../../kit/days/use-day-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useAdjust } from '../planning.data.ts'

/** More than these to choose from help nobody. */
const MOST_DROPS = 6

/** The name of a part can be longer than a phone is wide. */
const WRAPPING = 'max-w-full whitespace-normal text-left'

/** Says by how much it does not fit, in figures, and offers what can be done about it. */
export function Misfit({ plan, misfit }: { plan: LearningPlan; misfit: NonNullable<PlanState['misfit']> }) {
  const { t } = useTranslation('planning')
  const sayDay = useDayText()
  const { adjust, isPending } = useAdjust()
  const { id } = plan
  const { neededMinutes, availableMinutes, studyDays, minutesADay, enoughMinutesADay } = misfit
  const date = sayDay(misfit.targetDate)
  const drops = misfit.drops.slice(0, MOST_DROPS)
  const dropped = plan.context.dropped ?? []
  const missing = neededMinutes - availableMinutes

  const drop = (part: string) =>
    adjust({ id, dropped: [...dropped, part] }, () =>
      toast({
        title: t('toasts.dropped', { part }),
        action: { label: t('toasts.undo'), onAction: () => adjust({ id, dropped }) },
      }),
    )
  return (
    <section
      aria-labelledby="misfit"
      className="flex flex-col gap-3 rounded-card border border-border bg-warning-soft p-4 text-warning-ink"
    >
      <h4 id="misfit" className="flex items-center gap-2 font-semibold text-lg">
        <CalendarX aria-hidden="true" className="size-6 shrink-0" />
        {drops.length > 0 ? t('misfit.title', { date }) : t('misfit.titleNoDrop', { date })}
      </h4>
      <p>
        {[
          t('misfit.needed', { count: neededMinutes }),
          t('misfit.available', { count: studyDays, date, minutesADay, minutes: availableMinutes }),
          missing > 0
            ? t('misfit.missing', { count: missing })
            : t('misfit.gaps', { date: sayDay(misfit.lastDay) }),
        ].join(' ')}
      </p>
      {drops.length > 0 && (
        <ul className="flex flex-col gap-2">
          {drops.map(({ part, minutes, isEnough }) => (
            <li key={part} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Button variant="outline" isPending={isPending} onClick={() => drop(part)} className={WRAPPING}>
                {t('misfit.drop', { part })}
              </Button>
              <span>
                {[t('misfit.saves', { minutes }), t(isEnough ? 'misfit.enough' : 'misfit.notEnough')].join(
                  ' · ',
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <h5 className="font-medium">{t('misfit.other')}</h5>
      <div className="flex flex-wrap gap-2">
        {misfit.isLaidAnewEnough && (
          <Button
            variant="outline"
            isPending={isPending}
            onClick={() => adjust({ id, layAnew: true })}
            className={WRAPPING}
          >
            {t('misfit.anew')}
          </Button>
        )}
        {enoughMinutesADay !== null && (
          <Button
            variant="outline"
            isPending={isPending}
            onClick={() => adjust({ id, minutesADay: enoughMinutesADay })}
            className={WRAPPING}
          >
            {t('misfit.minutes', { minutes: enoughMinutesADay })}
          </Button>
        )}
        <Button
          variant="outline"
          isPending={isPending}
          onClick={() => adjust({ id, targetDate: misfit.lastDay })}
          className={WRAPPING}
        >
          {t('misfit.later', { date: sayDay(misfit.lastDay) })}
        </Button>
        <Button variant="ghost" isPending={isPending} onClick={() => adjust({ id, targetDate: null })}>
          {t('misfit.noDate')}
        </Button>
      </div>
    </section>
  )
}
