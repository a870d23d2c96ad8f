import type { Context } from '../../platform/requests/serve.ts'
import { notify } from '../notifications/notify.ts'
import type { PublicationKind } from './publication.queries.ts'

type Told = {
  userId: number
  /** What it is about, and what its owner calls it. */
  thing: PublicationKind | 'project'
  title: string
  isApproved: boolean
  /** Of one decision nobody is told twice. */
  occasion: string
}

const LINKS: Record<Told['thing'], string> = {
  guide: '/study-guides',
  project: '/kids-code',
  displayName: '/profile',
  picture: '/profile',
  bio: '/profile',
}

/** The student hears what an adult has decided about what they want to show. */
export async function tellOutcome(
  context: Pick<Context, 'db' | 'now' | 'presence' | 'afterCommit'>,
  { userId, thing, title, isApproved, occasion }: Told,
): Promise<void> {
  const told = await notify(context, [userId], {
    kind: isApproved ? 'publication_approved' : 'publication_declined',
    data: { thing, title },
    link: LINKS[thing],
    occasion,
  })
  context.afterCommit(() => {
    context.presence.tell([userId], { type: 'account' })
    context.presence.tell(told, { type: 'notifications' })
  })
}
