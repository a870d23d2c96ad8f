import { visualProjects } from '#contract/kids-code/projects.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { addressOfWork, takeSnapshot } from './hand-in.ts'
import { markDeleted, selectCard, selectCards } from './projects.queries.ts'
import {
  changeProject,
  createProject,
  duplicateProject,
  goBack,
  openProject,
  removeProject,
  toCard,
  toContent,
} from './projects.ts'
import { replayProject } from './replay-project.ts'
import { selectHandedIn, selectOwnPoint, selectOwnPoints } from './versions.queries.ts'

export function visualProjectRoutes({ serve }: Mount): void {
  serve(visualProjects.list, async (wanted, { db, caller }) =>
    (await selectCards(db, caller.user.id, wanted)).map(toCard),
  )
  serve(visualProjects.create, (sent, context) => createProject(context, sent))
  serve(visualProjects.one, ({ id }, context) => openProject(context, id))
  serve(visualProjects.update, (change, context) => changeProject(context, change))
  serve(visualProjects.remove, ({ id }, context) => removeProject(context, id))
  serve(visualProjects.restore, async ({ id }, { db, caller }) =>
    toCard(foundOr404(await markDeleted(db, caller.user.id, id, null), 'projectNotFound')),
  )
  serve(visualProjects.duplicate, (sent, context) => duplicateProject(context, sent))
  serve(visualProjects.versions, async ({ id }, { db, caller }) => {
    foundOr404(await selectCard(db, caller.user.id, id), 'projectNotFound')
    return selectOwnPoints(db, caller.user.id, id)
  })
  serve(visualProjects.version, async (wanted, { db, caller }) => {
    const point = foundOr404(await selectOwnPoint(db, caller.user.id, wanted), 'restorePointNotFound')
    return { ...point, ...toContent(point) }
  })
  serve(visualProjects.goBack, (wanted, context) => goBack(context, wanted))
  serve(visualProjects.snapshot, ({ id }, context) => takeSnapshot(context, id))
  serve(visualProjects.handedIn, async ({ snapshot }, { db, caller }) => {
    const { id: readerId } = caller.user
    const work = foundOr404(
      await selectHandedIn(db, readerId, snapshot, addressOfWork(snapshot)),
      'projectNotFound',
    )
    return { ...work, isOwn: work.userId === readerId, ...toContent(work) }
  })
  serve(visualProjects.replay, ({ id }, context) => replayProject(context, id))
}
