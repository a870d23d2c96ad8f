import type { ComponentType } from 'react'
import { useUser } from '../../kit/session.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'

async function loadNotice(): Promise<ComponentType<{ until: string }>> {
  const [{ DemoNotice }] = await Promise.all([import('./demo-notice.tsx'), loadNamespaces('access')])
  return DemoNotice
}

/** In a public demo alone; its place is kept free, so that nothing moves. */
export function FetchedDemoNotice() {
  const until = useUser()?.demoUntil
  const [Notice] = useFetched(until === undefined ? null : loadNotice)
  if (until === undefined) return null
  return <div className="min-h-38 sm:min-h-19">{Notice && <Notice until={until} />}</div>
}
