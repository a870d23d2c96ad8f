import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ArrowRight, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { type CalendarEntry, teacherCalendar } from '#contract/teaching/calendar.ts'
import { lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { dayIn } from '#engines/days/index.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'
import { useSchoolZone } from '../../kit/classroom/school-zone.ts'
import { CalendarFeedCard } from '../../kit/days/calendar-feed-card.tsx'
import { useDayText } from '../../kit/days/use-day-text.ts'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { type CalendarView, calendarQuery, listDays, readAddress, sortIntoDays } from './calendar.data.ts'
import { CalendarHead } from './calendar-head.tsx'
import { DayCell, type DayDeeds } from './day-cell.tsx'
import { type PlanEntry, useEntryWords } from './entry-chip.tsx'

type EntryDialogProps = {
  entry: CalendarEntry
  onMove: (plan: PlanEntry, day: string) => void
  onClose: () => void
}

const LINKS: Record<CalendarEntry['kind'], (id: number) => AppTarget> = {
  assignment: (id) => ({ to: '/teacher/assignments/$id', params: { id: String(id) } }),
  lessonPlan: (id) => ({ to: '/teacher/lesson-plans', search: { plan: id } }),
  meeting: (id) => ({ to: '/teacher/classes/$id', params: { id: String(id) } }),
}

function EntryDialog({ entry, onMove, onClose }: EntryDialogProps) {
  const { t } = useTranslation('teacherCalendar')
  const sayDay = useDayText()
  const { sayAbout } = useEntryWords()
  const [day, setDay] = useState(entry.day)
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return (
    <Dialog
      onClose={onClose}
      width="small"
      title={entry.title}
      description={`${sayDay(entry.day, long)} · ${sayAbout(entry)}`}
      cancelLabel={t('close')}
      footer={
        <LinkButton {...LINKS[entry.kind](entry.id)}>
          {t(`open.${entry.kind}`)}
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      }
    >
      {entry.kind === 'lessonPlan' && (
        <form
          noValidate
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (day !== '' && day !== entry.day) onMove(entry, day)
            onClose()
          }}
        >
          <Field label={t('move.label')} className="min-w-0 flex-1">
            <Input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
          </Field>
          <Button type="submit" variant="secondary">
            {t('move.save')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

/** About what the days of each view take. */
const WAITING: Record<CalendarView, string> = {
  month: 'h-96 lg:h-210',
  week: 'h-220 sm:h-120 lg:h-96 2xl:h-64',
  agenda: 'h-96',
}

/** Due dates, lessons and meetings of all classes of a teacher. */
export function CalendarScreen() {
  const { t } = useTranslation('teacherCalendar')
  const replaceAddress = useReplaceAddress()
  const zone = useSchoolZone()
  const query = useSearch({ from: '/teacher/calendar' })
  const { view, day } = readAddress(query, dayIn(zone, new Date()))
  const days = listDays(view, day)
  const found = useQuery(calendarQuery(days))
  const today = found.data?.today ?? dayIn(zone, new Date())
  const [opened, setOpened] = useState<CalendarEntry | null>(null)
  const [dragged, setDragged] = useState<PlanEntry | null>(null)
  const hintId = useId()
  const { area, focusLater } = useFocusIn(found.data)
  const show = (next: { view?: CalendarView; day?: string }) =>
    replaceAddress({ to: '/teacher/calendar', search: { view: next.view ?? view, day: next.day ?? day } })
  const move = useMovePlan((plan, to) => {
    if (!days.includes(to)) show({ day: to })
    // It is another element there.
    focusLater(`[data-plan="${plan.id} ${to}"]`)
  })
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('zone', { zone: zone.replaceAll('_', ' ') })}>
        <LinkButton icon={Plus} to="/teacher/lesson-plans/create" search={{ from: day }}>
          {t('newPlan')}
        </LinkButton>
      </PageHeader>
      <Card className="flex flex-col gap-4">
        <CalendarHead view={view} day={day} days={days} today={today} onShow={show} />
        <p id={hintId} className="text-muted max-lg:hidden">
          {t('hint')}
        </p>
        {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
        {found.isPending && (
          <SkeletonArea>
            <Skeleton className={WAITING[view]} />
          </SkeletonArea>
        )}
        {found.data && (
          <div ref={area} aria-busy={found.isPlaceholderData}>
            <DaysGrid
              view={view}
              days={days}
              current={day}
              today={today}
              entries={found.data.entries}
              dragged={dragged}
              hintId={hintId}
              deeds={{
                onOpen: setOpened,
                onDrag: setDragged,
                onMove: (plan, to) => void move(plan, to),
                onWalk: (next) => {
                  show({ day: next })
                  focusLater(`[data-calendar-day="${next}"]`)
                },
                onShow: (next) => {
                  show({ view: view === 'month' ? 'week' : view, day: next })
                  focusLater(`[data-calendar-day="${next}"]`)
                },
              }}
            />
            {view === 'agenda' && found.data.entries.length === 0 && (
              <p role="status" className="text-muted">
                {t('nothing')}
              </p>
            )}
          </div>
        )}
      </Card>
      <CalendarFeedCard
        text={t('feedText')}
        queryKey={['teacher-calendar', 'feed']}
        read={() => call(teacherCalendar.feed, {})}
        open={() => call(teacherCalendar.openFeed, {})}
        revoke={() => call(teacherCalendar.revokeFeed, {})}
      />
      {opened && (
        <EntryDialog
          entry={opened}
          onMove={(plan, to) => void move(plan, to)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

/** A day or a chip that comes with another page gets the focus as soon as it is there. */
function useFocusIn(shown: unknown) {
  const area = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted comes with what is shown
  useEffect(() => {
    if (wanted === null) return
    const element = area.current?.querySelector<HTMLElement>(wanted)
    if (!element) return
    element.focus()
    setWanted(null)
  }, [wanted, shown])
  return { area, focusLater: setWanted }
}

type Calendar = OutputOf<typeof teacherCalendar.read>

/** Moves a lesson plan to another day: here at once, and back when the server does not agree. */
function useMovePlan(onMoved: (plan: PlanEntry, day: string) => void) {
  const { t } = useTranslation('teacherCalendar')
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
  const sayDay = useDayText()
  const [update] = useState(() => createWriter(lessonPlans.update))

  async function send(plan: PlanEntry, day: string): Promise<boolean> {
    const queryKey = ['teacher-calendar', 'days']
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueriesData<Calendar>(
      { queryKey },
      (calendar) => calendar && replaceDay(calendar, plan.id, day),
    )
    try {
      await update({ id: plan.id, lessonDate: day })
      return true
    } catch (error) {
      toastFailure(t('move.failed'), error)
      return false
    } finally {
      void queryClient.invalidateQueries({ queryKey })
      void queryClient.invalidateQueries({ queryKey: ['lesson-plans'] })
    }
  }

  return async (plan: PlanEntry, day: string) => {
    if (day === plan.day) return
    onMoved(plan, day)
    if (!(await send(plan, day))) return
    toast({
      title: t('move.done', { title: plan.title, day: sayDay(day) }),
      action: { label: t('move.undo'), onAction: () => void send(plan, plan.day) },
    })
  }
}

function replaceDay(calendar: Calendar, id: number, day: string): Calendar {
  const entries = calendar.entries.map((entry) =>
    entry.kind === 'lessonPlan' && entry.id === id ? { ...entry, day } : entry,
  )
  return { ...calendar, entries }
}

type DaysGridProps = {
  view: CalendarView
  days: readonly string[]
  /** The day that the address names. */
  current: string
  today: string
  entries: readonly CalendarEntry[]
  dragged: PlanEntry | null
  hintId: string
  deeds: DayDeeds
}

/** A month or a week in columns, or the days of the agenda that hold something. */
function DaysGrid({ view, days, current, today, entries, ...rest }: DaysGridProps) {
  const sayDay = useDayText()
  const byDay = sortIntoDays(entries)
  const shown = view === 'agenda' ? days.filter((day) => byDay.has(day)) : days
  const stop = shown.includes(current) ? current : shown[0]
  return (
    <div>
      {view === 'month' && (
        <div aria-hidden="true" className="grid grid-cols-7 pb-1 text-muted">
          {days.slice(0, 7).map((day) => (
            <span key={day} className="px-1.5 sm:px-2">
              <span className="sm:hidden">{sayDay(day, { weekday: 'narrow' })}</span>
              <span className="max-sm:hidden">{sayDay(day, { weekday: 'short' })}</span>
            </span>
          ))}
        </div>
      )}
      <ol
        className={
          view === 'month'
            ? 'grid grid-cols-7 gap-px overflow-hidden rounded-control border border-border bg-border'
            : view === 'week'
              ? 'grid gap-2 sm:grid-cols-2 lg:grid-cols-4 2xl:grid-cols-7'
              : 'flex flex-col gap-2'
        }
      >
        {shown.map((day) => (
          <DayCell
            key={day}
            view={view}
            day={day}
            isToday={day === today}
            isOfMonth={view !== 'month' || day.startsWith(current.slice(0, 7))}
            isCurrent={day === stop}
            entries={byDay.get(day) ?? []}
            {...rest}
          />
        ))}
      </ol>
    </div>
  )
}
