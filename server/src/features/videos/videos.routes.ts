import { videos } from '#contract/study/videos.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
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

export function videoRoutes({ serve }: Mount): void {
  serve(videos.list, async (wanted, { db, caller }) =>
    (await selectVideos(db, caller.user.id, wanted)).map((row) => toListed(row, caller)),
  )
  serve(videos.one, async ({ id }, { db, caller }) =>
    toVideo(foundOr404(await selectVideo(db, caller.user.id, id), 'videoNotFound'), caller),
  )
  serve(videos.create, (sent, context) => createVideo(context, sent))
  serve(videos.update, (change, context) => changeVideo(context, change))
  serve(videos.remove, ({ id }, context) => removeVideo(context, id))
  serve(videos.restore, ({ id }, context) => bringBack(context, id, false))
  serve(videos.deleted, async ({ before }, { db, caller }) =>
    (await selectDeletedVideos(db, before)).map((row) => toDeleted(row, caller)),
  )
  serve(videos.restoreAny, ({ id }, context) => bringBack(context, id, true))
}
