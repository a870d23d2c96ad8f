import { videos } from '#contract/study/videos.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import {
  askSharing,
  bringBack,
  changeVideo,
  createVideo,
  decideSharing,
  removeVideo,
  toAsked,
  toDeleted,
  toListed,
  toVideo,
} from './save-video.ts'
import { selectAskedVideos, selectDeletedVideos, selectVideo, selectVideos } from './videos.queries.ts'

export function videoRoutes({ serve }: Mount): void {
  serve(videos.list, async (wanted, { db, config, caller }) =>
    (await selectVideos({ db, config }, caller.user.id, wanted)).map((row) => toListed(row, caller)),
  )
  serve(videos.one, async ({ id }, { db, config, caller }) =>
    toVideo(foundOr404(await selectVideo({ db, config }, caller.user.id, id), 'videoNotFound'), caller),
  )
  serve(videos.create, (sent, context) => createVideo(context, sent))
  serve(videos.update, (change, context) => changeVideo(context, change))
  serve(videos.remove, ({ id }, context) => removeVideo(context, id))
  serve(videos.restore, ({ id }, context) => bringBack(context, id, false))
  serve(videos.askSharing, ({ id, isAsked }, context) => askSharing(context, id, isAsked))
  serve(videos.asked, async ({ before }, { db, caller }) =>
    (await selectAskedVideos(db, before)).map((row) => toAsked(row, caller)),
  )
  serve(videos.decideSharing, ({ id, isShared }, context) => decideSharing(context, id, isShared))
  serve(videos.deleted, async ({ before }, { db, caller }) =>
    (await selectDeletedVideos(db, before)).map((row) => toDeleted(row, caller)),
  )
  serve(videos.restoreAny, ({ id }, context) => bringBack(context, id, true))
}
