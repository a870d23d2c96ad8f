import type { ComponentType } from 'react'
import type { User } from '#contract/accounts.ts'
import { useUser } from '../../kit/session.ts'
import { useFetched } from '../../kit/use-fetched.ts'
import { loadNamespaces } from '../../messages/load-messages.ts'

type Parts = {
  OutboxKeeper: ComponentType<{ user: User }>
  WaitingLink: ComponentType<{ user: User; isShort: boolean }>
}

async function loadParts(): Promise<Parts> {
  const [{ OutboxKeeper }, { WaitingLink }] = await Promise.all([
    import('../outbox/outbox-keeper.tsx'),
    import('../outbox/waiting-link.tsx'),
    loadNamespaces('device'),
  ])
  return { OutboxKeeper, WaitingLink }
}

/** Comes after the page: what waited until now can wait for it. */
export function FetchedKeeper() {
  const user = useUser()
  const [parts] = useFetched<Parts>(user ? loadParts : null, { isPatient: true })
  return user && parts && <parts.OutboxKeeper key={user.id} user={user} />
}

export function FetchedWaitingLink({ isShort }: { isShort: boolean }) {
  const user = useUser()
  const [parts] = useFetched<Parts>(user ? loadParts : null, { isPatient: true })
  return user && parts && <parts.WaitingLink key={user.id} user={user} isShort={isShort} />
}
