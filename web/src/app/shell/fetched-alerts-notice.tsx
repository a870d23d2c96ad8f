import type { ComponentType } from 'react'
import { useUser } from '../../kit/session.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'
import type { AlertsNoticeProps } from './alerts-notice.tsx'

async function loadNotice(): Promise<ComponentType<AlertsNoticeProps>> {
  const [{ AlertsNotice }] = await Promise.all([import('./alerts-notice.tsx'), loadNamespaces('alerts')])
  return AlertsNotice
}

/** Students never fetch it. */
export function FetchedAlertsNotice(props: AlertsNoticeProps) {
  const user = useUser()
  const isStaff = user !== null && (user.isTeacher || user.role === 'admin')
  const [Notice] = useFetched<ComponentType<AlertsNoticeProps>>(isStaff ? loadNotice : null, {
    isPatient: true,
  })
  return isStaff && Notice && <Notice {...props} />
}
