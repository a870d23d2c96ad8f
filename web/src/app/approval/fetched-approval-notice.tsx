import type { ComponentType } from 'react'
import { useUser } from '../../kit/session.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'

async function loadNotice(): Promise<{ Notice: ComponentType }> {
  const [{ ApprovalNotice }] = await Promise.all([import('./approval-notice.tsx'), loadNamespaces('access')])
  return { Notice: ApprovalNotice }
}

/** Fetched only by who waits; it goes as soon as the account is approved. */
export function FetchedApprovalNotice() {
  const isWaiting = useUser()?.isWaitingForApproval === true
  const [fetched] = useFetched(isWaiting ? loadNotice : null, { isPatient: true })
  return isWaiting && fetched && <fetched.Notice />
}
