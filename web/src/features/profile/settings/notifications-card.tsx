import { useTranslation } from 'react-i18next'
import { NOTIFICATION_TYPES, type NotificationSettings } from '#contract/profile/settings.ts'
import { useUser } from '../../../kit/session.ts'
import { Card, CardDescription, CardTitle } from '../../../ui/layout/card.tsx'
import { useSaveNotification } from '../profile.data.ts'
import { SettingSwitch } from './setting-switch.tsx'
import { useSaveNotices } from './use-save-notices.ts'

const NAMES = {
  study_reminder: 'studyReminder',
  achievements: 'achievements',
  progress_updates: 'progressUpdates',
} as const

/** Only professionals share things with each other. */
const AT_WORK = { ...NAMES, progress_updates: 'progressUpdatesAtWork' } as const

export function NotificationsCard({ notifications }: { notifications: NotificationSettings }) {
  const { t } = useTranslation('profile')
  const help = useUser()?.role === 'professional' ? AT_WORK : NAMES
  const save = useSaveNotification()
  const notices = useSaveNotices()
  // What was chosen shows while it is on its way; a refusal puts the old state back.
  const sent = save.isPending ? save.variables : undefined
  return (
    <Card className="flex flex-col gap-2">
      <CardTitle>{t('notifications.title')}</CardTitle>
      <CardDescription>{t('notifications.text')}</CardDescription>
      {NOTIFICATION_TYPES.map((type) => (
        <SettingSwitch
          key={type}
          label={t(`notifications.${NAMES[type]}`)}
          description={t(`notificationHelp.${help[type]}`)}
          isOn={sent?.notification_type === type ? sent.enabled : notifications[type]}
          onChange={(enabled) => save.mutate({ notification_type: type, enabled }, notices)}
        />
      ))}
    </Card>
  )
}
