import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowLeft, CheckCheck, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schedule } from '#contract/notifications.ts'
import { isClock, isQuiet } from '#engines/notifications/index.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { NotificationItem } from './notification-item.tsx'
import { notificationsQuery, scheduleQuery, useMarkRead, useSaveSchedule } from './notifications.data.ts'

export function NotificationsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications')
  const [isScheduleShown, setIsScheduleShown] = useState(false)
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isScheduleShown ? t('schedule.heading') : t('heading')}
      width="26rem"
    >
      {isScheduleShown ? (
        <SchedulePanel onBack={() => setIsScheduleShown(false)} onLeave={onClose} />
      ) : (
        <NotificationsList onSchedule={() => setIsScheduleShown(true)} onLeave={onClose} />
      )}
    </Sheet>
  )
}

type SchedulePanelProps = { onBack: () => void; onLeave: () => void }

function SchedulePanel({ onBack, onLeave }: SchedulePanelProps) {
  const { t } = useTranslation('notifications')
  const { data: schedule, isError, isFetching, refetch } = useQuery(scheduleQuery)
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {t('schedule.back')}
        </Button>
      </div>
      {schedule && <ScheduleForm schedule={schedule} />}
      {!schedule && isError && (
        <ErrorState title={t('schedule.failed')} query={{ refetch, isFetching }} headingLevel={3} />
      )}
      {!schedule && !isError && <SkeletonBlocks blocks={['h-20']} times={2} />}
      <p className="text-muted">
        {t('schedule.kinds')}{' '}
        <AppLink to="/settings" onClick={onLeave} className="text-brand-ink underline">
          {t('schedule.settings')}
        </AppLink>
      </p>
    </div>
  )
}

/** Starts from what is stored and keeps what is typed, also when saving fails. */
function ScheduleForm({ schedule: { mail, ...stored } }: { schedule: Schedule }) {
  const { t } = useTranslation('notifications')
  const toErrorText = useErrorText()
  const [typed, setTyped] = useState(stored)
  const saving = useSaveSchedule()
  const { remindAt, quietFrom, quietTo } = typed
  const isComplete = [remindAt, quietFrom, quietTo].every(isClock)
  const isInQuiet = isComplete && isQuiet(remindAt, { from: quietFrom, to: quietTo })
  const readTime = (time: string) => (isClock(time) ? undefined : t('schedule.wrongTime'))
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isComplete || isInQuiet) return
        saving.mutate(typed, { onSuccess: () => toast({ title: t('schedule.saved') }) })
      }}
    >
      <TextField
        label={t('schedule.remindAt')}
        description={t('schedule.remindHint')}
        error={isInQuiet ? t('schedule.inQuiet') : readTime(remindAt)}
        type="time"
        value={remindAt}
        onChange={(event) => setTyped({ ...typed, remindAt: event.target.value })}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 font-medium">{t('schedule.quiet')}</legend>
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('schedule.quietFrom')} error={readTime(quietFrom)}>
            <Input
              type="time"
              value={quietFrom}
              onChange={(event) => setTyped({ ...typed, quietFrom: event.target.value })}
            />
          </Field>
          <Field label={t('schedule.quietTo')} error={readTime(quietTo)}>
            <Input
              type="time"
              value={quietTo}
              onChange={(event) => setTyped({ ...typed, quietTo: event.target.value })}
            />
          </Field>
        </div>
      </fieldset>
      <Field layout="inline" label={t('schedule.mail')} description={t(`mailRoad.${mail}`)}>
        <Checkbox
          checked={typed.mailEnabled && mail === 'open'}
          disabled={mail !== 'open'}
          onCheckedChange={(isChecked) => setTyped({ ...typed, mailEnabled: isChecked === true })}
        />
      </Field>
      {saving.isError && (
        <p role="alert" className="text-destructive-ink">
          {toErrorText(saving.error)}
        </p>
      )}
      <div>
        <Button type="submit" isPending={saving.isPending}>
          {t('schedule.save')}
        </Button>
      </div>
    </form>
  )
}

type NotificationsListProps = { onSchedule: () => void; onLeave: () => void }

function NotificationsList({ onSchedule, onLeave }: NotificationsListProps) {
  const { t } = useTranslation('notifications')
  const toErrorText = useErrorText()
  const found = useInfiniteQuery(notificationsQuery)
  const mark = useMarkRead()
  const items = found.data?.pages.flat() ?? []
  const newest = items[0]?.id
  const failure = mark.all.error ?? mark.one.error
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {newest !== undefined && items.some(({ readAt }) => readAt === null) && (
          <Button variant="outline" isPending={mark.all.isPending} onClick={() => mark.all.mutate(newest)}>
            <CheckCheck aria-hidden="true" />
            {t('markAll')}
          </Button>
        )}
        <Button variant="ghost" onClick={onSchedule}>
          <SlidersHorizontal aria-hidden="true" />
          {t('schedule.open')}
        </Button>
      </div>
      {failure && (
        <p role="alert" className="text-destructive-ink">
          {toErrorText(failure)}
        </p>
      )}
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} headingLevel={3} />}
      {!found.isError && !found.data && (
        <SkeletonBlocks blocks={['h-20']} times={3} className="flex flex-col gap-3" />
      )}
      {found.data && items.length === 0 && (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('empty')}
          description={t('emptyText')}
          headingLevel={3}
        />
      )}
      {items.length > 0 && (
        <EndlessList
          items={items}
          keyOf={({ id }) => id}
          label={t('heading')}
          query={found}
          rowHeight="6rem"
          className="-mx-2 flex flex-col gap-1"
        >
          {(item) => (
            <NotificationItem
              notification={item}
              onRead={() => mark.one.mutate(item.id)}
              onFollow={() => {
                if (item.readAt === null) mark.one.mutate(item.id)
                onLeave()
              }}
            />
          )}
        </EndlessList>
      )}
    </div>
  )
}
