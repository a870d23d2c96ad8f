import { useQuery } from '@tanstack/react-query'
import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyAssignment } from '#contract/classroom/my-assignments.ts'
import { type PlanState, type PlanStep, planning } from '#contract/study/planning.ts'
import { type MoveRefusal, moveStep } from '#engines/planning/index.ts'
import { useSchoolZone } from '../../../kit/classroom/school-zone.ts'
import { myAssignmentsQuery } from '../../../kit/classroom/work/my-assignments.data.ts'
import { type DaysView, turnPage } from '../../../kit/days/list-days.ts'
import { useDayText } from '../../../kit/days/use-day-text.ts'
import { AddressLink } from '../../../kit/navigation/address-link.tsx'
import { useUser } from '../../../kit/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast, toastError } from '../../../ui/toast/toast-store.ts'
import { useStepDays } from '../plan/step-words.tsx'
import { useStateWrite } from '../planning.data.ts'
import { DayCell } from './day-cell.tsx'
import { listDays, sortByDueDay, sortIntoDays } from './lay-out-days.ts'

const NOTHING: readonly MyAssignment[] = []

/** Open work of the learner's classes, by the day on which it is due. Teachers and professionals are given none. */
function useDueWork(): Map<string, MyAssignment[]> {
  const user = useUser()
  const zone = useSchoolZone()
  const isGivenWork = user?.role === 'student' || user?.role === 'college'
  const open = useQuery({ ...myAssignmentsQuery(user?.id ?? 0, 'open'), enabled: isGivenWork })
  return sortByDueDay(open.data ?? NOTHING, zone)
}

const VIEWS: readonly DaysView[] = ['week', 'month']

/** The days of a plan, with steps that can be moved by mouse, touch and keys. */
export function PlanDays({ state }: { state: PlanState }) {
  const { t } = useTranslation('planning')
  const sayDay = useDayText()
  const { calendar, plan, done } = state
  const [view, setView] = useState<DaysView>('week')
  const [anchor, setAnchor] = useState(calendar.today)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const days = listDays(view, anchor)
  const entries = sortIntoDays(state)
  const due = useDueWork()
  const { focusLater } = useChipFocus(area, state)
  const { move, findReason } = useMove(state, (stepId, day) => {
    if (!days.includes(day)) setAnchor(day)
    focusLater(stepId, day)
  })
  const findStep = (id: string | null) => plan.steps.find((step) => step.id === id)
  const dragged = findStep(draggedId)
  const opened = findStep(openedId)
  const drop = (day: string) => {
    if (dragged) move(dragged, day)
    setDraggedId(null)
  }
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="plan-days">{t('days.heading')}</CardTitle>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row in all browsers */}
        <div role="group" aria-label={t('days.view')} className="flex gap-2">
          {VIEWS.map((one) => (
            <Button
              key={one}
              variant={one === view ? 'secondary' : 'ghost'}
              aria-pressed={one === view}
              onClick={() => setView(one)}
            >
              {t(`days.${one}`)}
            </Button>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          label={t(view === 'week' ? 'days.previousWeek' : 'days.previousMonth')}
          icon={ChevronLeft}
          onClick={() => setAnchor(turnPage(view, anchor, -1))}
        />
        <IconButton
          label={t(view === 'week' ? 'days.nextWeek' : 'days.nextMonth')}
          icon={ChevronRight}
          onClick={() => setAnchor(turnPage(view, anchor, 1))}
        />
        <Button variant="outline" onClick={() => setAnchor(calendar.today)}>
          {t('days.today')}
        </Button>
        <p aria-live="polite" className="font-heading font-medium">
          {nameRange(view, days, anchor, sayDay)}
        </p>
      </div>
      <p id={hintId} className="text-muted">
        {t('days.hint')}
      </p>
      <div ref={area}>
        {view === 'month' && (
          <div aria-hidden="true" className="grid grid-cols-7 pb-1 text-muted">
            {days.slice(0, 7).map((day) => (
              <span key={day} className="truncate px-2">
                <span className="sm:hidden">{sayDay(day, { weekday: 'narrow' })}</span>
                <span className="max-sm:hidden">{sayDay(day, { weekday: 'short' })}</span>
              </span>
            ))}
          </div>
        )}
        <ol
          className={
            view === 'week'
              ? 'grid gap-2 sm:grid-cols-2 lg:grid-cols-4 2xl:grid-cols-7'
              : 'grid grid-cols-7 gap-px overflow-hidden rounded-control border border-border bg-border'
          }
        >
          {days.map((day) => (
            <DayCell
              key={day}
              view={view}
              day={day}
              isOfMonth={view === 'week' || day.startsWith(anchor.slice(0, 7))}
              entries={entries.get(day) ?? []}
              due={due.get(day) ?? []}
              calendar={calendar}
              hintId={hintId}
              refusal={dragged ? findReason(dragged, day) : null}
              isDragging={dragged !== undefined}
              onDrag={setDraggedId}
              onDrop={() => drop(day)}
              onOpen={setOpenedId}
              onMove={(step: PlanStep, to: string) => move(step, to)}
              onShowWeek={() => {
                setAnchor(day)
                setView('week')
              }}
            />
          ))}
        </ol>
      </div>
      {opened && (
        <StepDialog
          step={opened}
          done={done.find(({ stepId }) => stepId === opened.id)}
          today={calendar.today}
          findReason={(day) => findReason(opened, day)}
          onMove={(day) => {
            if (move(opened, day)) setOpenedId(null)
          }}
          onClose={() => setOpenedId(null)}
        />
      )}
    </Card>
  )
}

function nameRange(
  view: DaysView,
  days: readonly string[],
  anchor: string,
  sayDay: (day: string, options?: Intl.DateTimeFormatOptions) => string,
): string {
  if (view === 'month') return sayDay(anchor, { month: 'long', year: 'numeric' })
  return `${sayDay(days[0] ?? anchor)} – ${sayDay(days.at(-1) ?? anchor)}`
}

/**
 * A chip that moves to another day is another element: whoever moved it by keys goes along with it, as soon as the plan
 * shows it there.
 */
function useChipFocus(area: RefObject<HTMLDivElement | null>, state: PlanState) {
  const [wanted, setWanted] = useState<{ id: string; day: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chip comes with the state of the plan
  useEffect(() => {
    if (wanted === null) return
    const place = `[data-step="${CSS.escape(wanted.id)}"][data-day="${wanted.day}"]`
    const chip = area.current?.querySelector<HTMLElement>(place)
    if (!chip) return
    chip.focus()
    setWanted(null)
  }, [wanted, area, state])
  return { focusLater: (id: string, day: string) => setWanted({ id, day }) }
}

/** Moves steps by the rules that the server has, too: what they refuse is said at once and never sent. */
function useMove(state: PlanState, onMoved: (stepId: string, day: string) => void) {
  const { t } = useTranslation('planning')
  const sayDay = useDayText()
  const write = useStateWrite(planning.move, { failed: t('toasts.notMoved') })
  const done = new Map(state.done.map(({ stepId, day }) => [stepId, day]))

  const findReason = (step: PlanStep, day: string): string | null => {
    const move = moveStep(state.plan.steps, { id: step.id, day }, done, state.calendar)
    return 'refusal' in move ? word(move.refusal) : null
  }
  const word = (refusal: MoveRefusal): string => {
    if (refusal.kind === 'needs' || refusal.kind === 'neededBy')
      return t(`move.${refusal.kind}`, { title: refusal.title, day: sayDay(refusal.day) })
    if (refusal.kind !== 'full') return t(`move.${refusal.kind}`)
    const { usedMinutes, stepMinutes, minutesADay } = refusal
    return t('move.full', { used: usedMinutes, minutes: stepMinutes, minutesADay })
  }
  const send = (step: PlanStep, day: string, onSaved: () => void) => {
    write.mutateAsync({ id: state.plan.id, stepId: step.id, day }).then(
      () => {
        onMoved(step.id, day)
        onSaved()
      },
      () => {},
    )
  }

  /** False when it was refused; the reason has been said then. */
  const move = (step: PlanStep, day: string): boolean => {
    const from = step.sittings.find((sitting) => sitting.day >= state.calendar.today)?.day ?? step.day
    if (day === from) return true
    const reason = findReason(step, day)
    if (reason !== null) {
      toastError(t('toasts.notMoved'), reason)
      return false
    }
    send(step, day, () =>
      toast({
        title: t('toasts.moved', { day: sayDay(day) }),
        action: {
          label: t('toasts.undo'),
          onAction: () => send(step, from, () => toast({ title: t('toasts.moved', { day: sayDay(from) }) })),
        },
      }),
    )
    return true
  }
  return { move, findReason, isPending: write.isPending }
}

type StepDialogProps = {
  step: PlanStep
  done: PlanState['done'][number] | undefined
  today: string
  findReason: (day: string) => string | null
  onMove: (day: string) => void
  onClose: () => void
}

function StepDialog({ step, done, today, findReason, onMove, onClose }: StepDialogProps) {
  const { t } = useTranslation('planning')
  const sayDays = useStepDays()
  const [day, setDay] = useState(step.day < today ? today : step.day)
  const reason = day === '' || day === step.day ? null : findReason(day)
  const facts = [
    t(`stepTypes.${step.type}`),
    t('step.minutes', { minutes: step.estimatedDuration }),
    sayDays(step, done),
  ]
  return (
    <Dialog
      onClose={onClose}
      title={step.title}
      description={facts.join(' · ')}
      width="small"
      cancelLabel={t('move.close')}
      footer={
        <Button asChild>
          <AddressLink address={step.link}>
            {t('plan.open')}
            <ArrowRight aria-hidden="true" />
          </AddressLink>
        </Button>
      }
    >
      <p>{step.why}</p>
      {!done && (
        <form
          noValidate
          className="mt-4 flex flex-wrap items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (day !== '') onMove(day)
          }}
        >
          <Field label={t('move.label')} error={reason ?? undefined} className="min-w-0 flex-1">
            <Input type="date" min={today} value={day} onChange={(event) => setDay(event.target.value)} />
          </Field>
          <Button type="submit" variant="secondary" className="mt-8">
            {t('move.save')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
