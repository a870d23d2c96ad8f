import { QrCode, Table } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassPage, Weekday } from '#contract/teaching/classes.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { formatTimeSpan } from '../../kit/week-times/format-time.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { CodeDialog } from './code/code-dialog.tsx'
import { CopyCodeButton } from './code/copy-code-button.tsx'
import { useFacts } from './use-facts.ts'

export function ClassHead({ room }: { room: ClassPage }) {
  const { t, i18n } = useTranslation('classes')
  const [isShown, setShown] = useState(false)
  const facts = [useFacts()(room), t('students', { count: room.pupils })].filter(Boolean).join('\u00a0· ')
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="wrap-anywhere font-semibold text-3xl">{room.name}</h1>
        <p className="wrap-anywhere text-muted">{facts}</p>
        {room.schedule.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 text-muted">
            {room.schedule.map(({ day, from, to, place }) => (
              <li key={`${day} ${from} ${to} ${place}`} className="wrap-anywhere">
                {`${t(`weekday.${day as Weekday}`)} ${formatTimeSpan({ from, to }, i18n.language)}`}
                {place && `, ${place}`}
              </li>
            ))}
          </ul>
        )}
        {room.description && <p className="wrap-anywhere mt-1 whitespace-pre-line">{room.description}</p>}
        {!room.isActive && (
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <Badge>{t('archivedBadge')}</Badge>
            {t('page.archivedNote')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button asChild variant="outline">
          <AppLink to="/teacher/classes/$id/gradebook" params={{ id: String(room.id) }}>
            <Table aria-hidden="true" />
            {t('gradebook')}
          </AppLink>
        </Button>
        {room.isActive && (
          <>
            {room.isJoinOpen ? (
              <CopyCodeButton name={room.name} classCode={room.classCode} />
            ) : (
              <Badge tone="outline">{t('closedBadge')}</Badge>
            )}
            <Button variant="outline" onClick={() => setShown(true)}>
              <QrCode aria-hidden="true" />
              {t('showCode')}
            </Button>
          </>
        )}
      </div>
      {isShown && <CodeDialog room={room} onClose={() => setShown(false)} />}
    </div>
  )
}
