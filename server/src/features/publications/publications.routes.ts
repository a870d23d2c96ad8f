import { publications } from '#contract/publication/publications.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { decidePublication } from './decide-publication.ts'
import { listWaiting } from './list-waiting.ts'
import { listOwn, takeBack } from './own-publications.ts'
import { countWaiting } from './publications.queries.ts'

export function publicationRoutes({ serve }: Mount): void {
  serve(publications.list, ({ before }, context) => listWaiting(context, before))
  serve(publications.count, async (_, { db, caller }) => ({ waiting: await countWaiting(db, caller.user) }))
  serve(publications.decide, (sent, context) => decidePublication(context, sent))
  serve(publications.own, (_, context) => listOwn(context))
  serve(publications.takeBack, ({ id }, context) => takeBack(context, id))
}
