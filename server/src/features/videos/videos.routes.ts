import type { FastifyInstance } from 'fastify'
import { videos } from '#contract/study/videos.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import {
  bringBack,
  changeVideo,
  createVideo,
  removeVideo,
  toDeleted,
  toListed,
  toVideo,
} from './save-video.ts'
import { selectDeletedVideos, selectVideo, selectVideos } from './videos.queries.ts'

export function videoRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, videos.list, async (wanted, { db, caller }) =>
    (await selectVideos(db, caller.user.id, wanted)).map((row) => toListed(row, caller)),
  )
  serve(app, deps, videos.one, async ({ id }, { db, caller }) =>
    toVideo(foundOr404(await selectVideo(db, caller.user.id, id), 'videoNotFound'), caller),
  )
  serve(app, deps, videos.create, (sent, context) => createVideo(context, sent))
  serve(app, deps, videos.update, (change, context) => changeVideo(context, change))
  serve(app, deps, videos.remove, ({ id }, context) => removeVideo(context, id))
  serve(app, deps, videos.restore, ({ id }, context) => bringBack(context, id, false))
  serve(app, deps, videos.deleted, async ({ before }, { db, caller }) =>
    (await selectDeletedVideos(db, before)).map((row) => toDeleted(row, caller)),
  )
  serve(app, deps, videos.restoreAny, ({ id }, context) => bringBack(context, id, true))
}
