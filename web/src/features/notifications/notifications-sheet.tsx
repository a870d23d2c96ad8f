import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { NotificationsList } from './notifications-list.tsx'
import { SchedulePanel } from './schedule-panel.tsx'

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
