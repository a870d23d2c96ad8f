import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import * as Icons from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification, Schedule } from '#contract/notifications.ts'
import { isClock, isQuiet } from '#engines/notifications/index.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { AddressLink } from '../../kit/navigation/address-link.tsx'
import { PagedList } from '../../kit/queries/paged-list.tsx'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { formatRelativeTime } from '../../ui/format/format-relative-time.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { findKind, useNotificationWords } from './notification-kinds.ts'
import { notificationsQuery, scheduleQuery, useMarkRead, useSaveSchedule } from './notifications.data.ts'

type NotificationItemProps = { notification: Notification; onRead: () => void; onFollow: () => void }

/** The whole line leads to its place. */
function NotificationItem({ notification, onRead, onFollow }: NotificationItemProps) {
  const { t } = useTranslation('notifications')
  const { t: tUi, i18n } = useTranslation('ui')
  const toWords = useNotificationWords()
  const [now] = useState(() => new Date())
  const { Icon } = findKind(notification.kind)
  const { title, text } = toWords(notification)
  const isUnread = notification.readAt === null
  return (
    <div className={`flex items-start gap-1 rounded-control ${isUnread ? 'bg-brand-soft' : ''}`}>
      <AddressLink
        address={notification.link}
        onClick={onFollow}
        className="flex min-w-0 flex-1 gap-3 rounded-control p-3 transition-colors hover:bg-fill"
      >
        <Icon
          aria-hidden="true"
          className={`mt-0.5 size-6 shrink-0 ${isUnread ? 'text-brand-ink' : 'text-muted'}`}
        />
        <span className="min-w-0 flex-1">
          <span className={`block break-words ${isUnread ? 'font-semibold' : 'font-medium'}`}>
            {isUnread && <span className="sr-only">{t('isUnread')} </span>}
            {title}
          </span>
          <span className={`block break-words ${isUnread ? 'text-text' : 'text-muted'}`}>{text}</span>
          <time
            dateTime={notification.createdAt}
            className={`block ${isUnread ? 'text-text' : 'text-muted'}`}
          >
            {formatRelativeTime(notification.createdAt, now, tUi, i18n.language)}
          </time>
        </span>
      </AddressLink>
      {isUnread && (
        <IconButton
          label={t('markOne', { title })}
          icon={Icons.Check}
          className="mt-2 mr-1 shrink-0"
          onClick={onRead}
        />
      )}
    </div>
  )
}

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

function SchedulePanel({ onBack, onLeave }: { onBack: () => void; onLeave: () => void }) {
  const { t } = useTranslation('notifications')
  const found = useQuery(scheduleQuery)
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button variant="ghost" onClick={onBack}>
          <Icons.ArrowLeft aria-hidden="true" />
          {t('schedule.back')}
        </Button>
      </div>
      <QueryView
        query={found}
        failed={t('schedule.failed')}
        headingLevel={3}
        loading={<SkeletonBlocks blocks={['h-20']} times={2} />}
      >
        {(schedule) => <ScheduleForm schedule={schedule} />}
      </QueryView>
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
  const saving = useSaveSchedule(t('schedule.saved'))
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
        if (isComplete && !isInQuiet) saving.mutate(typed)
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
          {(['quietFrom', 'quietTo'] as const).map((edge) => (
            <Field key={edge} label={t(`schedule.${edge}`)} error={readTime(typed[edge])}>
              <Input
                type="time"
                value={typed[edge]}
                onChange={(event) => setTyped({ ...typed, [edge]: event.target.value })}
              />
            </Field>
          ))}
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

function NotificationsList({ onSchedule, onLeave }: { onSchedule: () => void; onLeave: () => void }) {
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
            <Icons.CheckCheck aria-hidden="true" />
            {t('markAll')}
          </Button>
        )}
        <Button variant="ghost" onClick={onSchedule}>
          <Icons.SlidersHorizontal aria-hidden="true" />
          {t('schedule.open')}
        </Button>
      </div>
      {failure && (
        <p role="alert" className="text-destructive-ink">
          {toErrorText(failure)}
        </p>
      )}
      <PagedList
        query={found}
        failed={t('failed')}
        headingLevel={3}
        loading={<SkeletonBlocks blocks={['h-20']} times={3} className="flex flex-col gap-3" />}
        empty={
          <EmptyState
            drawing={<PottedSeedling />}
            title={t('empty')}
            description={t('emptyText')}
            headingLevel={3}
          />
        }
        keyOf={({ id }) => id}
        label={t('heading')}
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
      </PagedList>
    </div>
  )
}
