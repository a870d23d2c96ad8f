import type { ComponentType } from 'react'
import type { ScreenName } from '#contract/pages/pages.ts'
import { useUser } from '../../kit/session.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'

async function loadNotice(): Promise<{ Notice: ComponentType }> {
  const [{ EnrollNotice: EnrolNotice }] = await Promise.all([
    import('./enroll-notice.tsx'),
    loadNamespaces('access'),
  ])
  return { Notice: EnrolNotice }
}

/** Learners never fetch it, and the profile says it itself. */
export function FetchedEnrollNotice({ screen }: { screen: ScreenName | null }) {
  const user = useUser()
  const isStaff = user !== null && (user.isTeacher || user.role === 'admin')
  const [fetched] = useFetched(isStaff ? loadNotice : null, { isPatient: true })
  return isStaff && screen !== 'profile' && screen !== 'secondStep' && fetched && <fetched.Notice />
}
