import type { ComponentType } from 'react'
import type { ScreenName } from '#contract/pages/pages.ts'
import { useUser } from '../../kit/session.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'

type Notices = { EnrollNotice: ComponentType; ApprovalNotice: ComponentType }

async function loadNotices(): Promise<Notices> {
  const [{ EnrollNotice }, { ApprovalNotice }] = await Promise.all([
    import('./enroll-notice.tsx'),
    import('./approval-notice.tsx'),
    loadNamespaces('access'),
  ])
  return { EnrollNotice, ApprovalNotice }
}

/** What staff still have to do, and what they wait for. Learners never fetch them; where signing in is set up it is said there. */
export function StaffNotices({ screen }: { screen: ScreenName | null }) {
  const user = useUser()
  const isStaff = user !== null && (user.isTeacher || user.isWaitingForApproval || user.role === 'admin')
  const [fetched] = useFetched(isStaff ? loadNotices : null, { isPatient: true })
  if (!isStaff || !fetched) return null
  const { EnrollNotice, ApprovalNotice } = fetched
  return (
    <>
      {screen !== 'profile' && screen !== 'secondStep' && <EnrollNotice />}
      {user.isWaitingForApproval && <ApprovalNotice />}
    </>
  )
}
