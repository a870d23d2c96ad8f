import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEntry } from '#contract/teaching/calendar.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useDayText } from '../../kit/days/use-day-text.ts'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx'
import type { PlanEntry } from './entry-chip.tsx'
import { useEntryWords } from './use-entry-words.ts'

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

export function EntryDialog({ entry, onMove, onClose }: EntryDialogProps) {
  const { t } = useTranslation('teacherCalendar')
  const sayDay = useDayText()
  const { sayAbout } = useEntryWords()
  const [day, setDay] = useState(entry.day)
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="small"
      title={entry.title}
      description={`${sayDay(entry.day, long)} · ${sayAbout(entry)}`}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('close')}</Button>
          </DialogClose>
          <Button asChild>
            <AppLink {...LINKS[entry.kind](entry.id)}>
              {t(`open.${entry.kind}`)}
              <ArrowRight aria-hidden="true" />
            </AppLink>
          </Button>
        </>
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
