import { useQuery } from '@tanstack/react-query'
import { CalendarOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { flashcards, LONGEST_FLASHCARD_PAUSE_DAYS, LONGEST_SPREAD_DAYS } from '#contract/study/flashcards.ts'
import { MOST_PER_DAY } from '#engines/flashcards/index.ts'
import { useDayText } from '../../../kit/days/use-day-text.ts'
import { QueryView } from '../../../kit/queries/query-view.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { Separator } from '../../../ui/layout/separator.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { LONG_DAY } from '../due/due-counts.tsx'
import { PausedNote } from '../due/paused-note.tsx'
import { limitsQuery, pausePreviewQuery, useCardLists } from '../flashcards.data.ts'
import { readCount } from './read-count.ts'

export function SettingsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('flashcards')
  const loading = <SkeletonBlocks blocks={['h-20 w-full', 'h-20 w-full', 'h-40 w-full']} />
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('settings.title')}>
      <QueryView query={useQuery(limitsQuery)} headingLevel={3} loading={loading}>
        {({ pausedUntil, ...limits }) => (
          <div className="flex flex-col gap-6">
            <LimitsForm user={user} limits={limits} />
            <Separator />
            {pausedUntil === null ? (
              <PauseForm user={user} onPaused={onClose} />
            ) : (
              <PausedNote pausedUntil={pausedUntil} />
            )}
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}

type LimitsFormProps = { user: User; limits: { newPerDay: number; reviewsPerDay: number } }

function LimitsForm({ user, limits }: LimitsFormProps) {
  const { t } = useTranslation('flashcards')
  const toErrorText = useErrorText()
  const lists = useCardLists(user.id)
  const [typed, setTyped] = useState({
    newPerDay: String(limits.newPerDay),
    reviewsPerDay: String(limits.reviewsPerDay),
  })
  const newPerDay = readCount(typed.newPerDay, 0, MOST_PER_DAY)
  const reviewsPerDay = readCount(typed.reviewsPerDay, 0, MOST_PER_DAY)
  const saving = useWrite(flashcards.saveLimits, {
    onSuccess: () => {
      toast({ title: t('settings.saved') })
      void lists.refreshFigures()
    },
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (newPerDay !== null && reviewsPerDay !== null) saving.mutate({ newPerDay, reviewsPerDay })
      }}
    >
      <h3 className="font-semibold text-lg">{t('settings.limits')}</h3>
      <CountField
        label={t('settings.newPerDay')}
        most={MOST_PER_DAY}
        typed={typed.newPerDay}
        onType={(text) => setTyped({ ...typed, newPerDay: text })}
      />
      <CountField
        label={t('settings.reviewsPerDay')}
        description={t('settings.limitsHint')}
        most={MOST_PER_DAY}
        typed={typed.reviewsPerDay}
        onType={(text) => setTyped({ ...typed, reviewsPerDay: text })}
      />
      {saving.isError && (
        <p role="alert" className="text-destructive-ink">
          {toErrorText(saving.error)}
        </p>
      )}
      <div>
        <Button type="submit" isPending={saving.isPending}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  )
}

/** For sick days and holidays. With 0 days nobody is away and only what piled up is spread. */
function PauseForm({ user, onPaused }: { user: User; onPaused: () => void }) {
  const { t } = useTranslation('flashcards')
  const toErrorText = useErrorText()
  const lists = useCardLists(user.id)
  const sayDay = useDayText()
  const [typed, setTyped] = useState({ days: '7', spread: '7' })
  const days = readCount(typed.days, 0, LONGEST_FLASHCARD_PAUSE_DAYS)
  const spreadOverDays = readCount(typed.spread, 1, LONGEST_SPREAD_DAYS)
  const isValid = days !== null && spreadOverDays !== null
  const preview = useQuery({ ...pausePreviewQuery(days ?? 0, spreadOverDays ?? 1), enabled: isValid })
  const pausing = useWrite(flashcards.pause, {
    onSuccess: ({ moved }) => {
      toast({ title: t('pause.done'), description: t('pause.doneText', { count: moved }) })
      void lists.refreshAll()
      onPaused()
    },
  })

  function sayPreview(): string {
    if (!preview.data) return ''
    const { pausedUntil, backOn, moved, mostPerDay } = preview.data
    const rest =
      pausedUntil === null
        ? ''
        : t('pause.previewRest', { until: sayDay(pausedUntil, LONG_DAY), back: sayDay(backOn, LONG_DAY) })
    const spread =
      moved === 0
        ? t('pause.previewNothing')
        : `${t('pause.previewMoved', { count: moved })} ${t('pause.previewSpread', { count: spreadOverDays ?? 1, most: mostPerDay })}`
    return `${rest} ${spread}`.trim()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isValid) pausing.mutate({ days, spreadOverDays })
      }}
    >
      <div>
        <h3 className="font-semibold text-lg">{t('pause.title')}</h3>
        <p className="text-muted">{t('pause.text')}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <CountField
          label={t('pause.days')}
          most={LONGEST_FLASHCARD_PAUSE_DAYS}
          typed={typed.days}
          onType={(text) => setTyped({ ...typed, days: text })}
        />
        <CountField
          label={t('pause.spread')}
          least={1}
          most={LONGEST_SPREAD_DAYS}
          typed={typed.spread}
          onType={(text) => setTyped({ ...typed, spread: text })}
        />
      </div>
      <p role="status" className="min-h-18 rounded-control bg-sunken p-3">
        {preview.isError ? toErrorText(preview.error) : isValid && sayPreview()}
      </p>
      {pausing.isError && (
        <p role="alert" className="text-destructive-ink">
          {toErrorText(pausing.error)}
        </p>
      )}
      <div>
        <Button type="submit" variant="outline" isPending={pausing.isPending}>
          <CalendarOff aria-hidden="true" />
          {days === 0 ? t('pause.spreadOnly') : t('pause.start')}
        </Button>
      </div>
    </form>
  )
}

type CountFieldProps = {
  label: string
  description?: string
  least?: number
  most: number
  typed: string
  onType: (text: string) => void
}

function CountField({ label, description, least = 0, most, typed, onType }: CountFieldProps) {
  const { t } = useTranslation('flashcards')
  const isWrong = readCount(typed, least, most) === null
  return (
    <Field
      label={label}
      description={description}
      error={isWrong ? t('settings.wrongCount', { least, most }) : undefined}
    >
      <NumberInput min={least} max={most} value={typed} onChange={(event) => onType(event.target.value)} />
    </Field>
  )
}
