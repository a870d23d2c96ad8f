import type { Assets } from '#contract/kids-code/fields.ts'
import { chooseFrames } from '#engines/kids-code/index.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { selectOwn } from './projects.queries.ts'
import { toContent } from './projects.ts'
import { selectPoints, selectWhole } from './versions.queries.ts'

const REPLAY_SECONDS = 30

/** From the first restore point to how the project is now. */
export async function replayProject({ db, caller }: CallerContext, id: number) {
  const project = foundOr404(await selectOwn(db, caller.user.id, id), 'projectNotFound')
  const points = await selectPoints(db, id)
  const places = chooseFrames([...points.map(({ bytes }) => bytes), JSON.stringify(project.blocks).length])
  const wanted = places.flatMap((place) => points[place]?.id ?? [])
  const now = { savedAt: project.updatedAt, blocks: project.blocks, assets: project.assets }
  const states = [...(await selectWhole(db, wanted)), now]
  const frames = states.map((state) => ({ ...state, ...toContent(state) }))
  return { seconds: REPLAY_SECONDS, assets: joinAssets(frames.map(({ assets }) => assets)), frames }
}

/** Each picture once, as it was last: one that was thrown away on the way is shown in the states that had it. */
function joinAssets(all: readonly Assets[]): Assets {
  const join = (kind: keyof Assets) => [
    ...new Map(all.flatMap((assets) => assets[kind]).map((picture) => [picture.id, picture])).values(),
  ]
  return { sprites: join('sprites'), backgrounds: join('backgrounds') }
}
