import type { Assets } from '#contract/kids-code/fields.ts'
import type { Project } from '#engines/kids-code/index.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { type ProjectRow, selectCard, selectOwn } from './projects.queries.ts'
import { selectShared } from './sharing.queries.ts'
import { toCard } from './to-card.ts'

type Stored = Pick<ProjectRow, 'blocks' | 'assets'>

/** What is stored was read by the engine before. */
export function toContent({ blocks, assets }: Stored): { blocks: Project; assets: Assets } {
  return {
    blocks: blocks as unknown as Project,
    assets: { sprites: assets.sprites ?? [], backgrounds: assets.backgrounds ?? [] },
  }
}

/** The caller's own project as it is now, or another's as it was shared. */
export async function openProject({ db, caller }: CallerContext, id: number) {
  const { id: userId, firstName } = caller.user
  const own = await selectOwn(db, userId, id)
  if (own) {
    const card = toCard(foundOr404(await selectCard(db, userId, id), 'projectNotFound'))
    return { ...card, ...toContent(own), isOwn: true, firstName }
  }
  const { version, author, ...project } = foundOr404(
    await selectShared(db, caller.user, id),
    'projectNotFound',
  )
  const { title, description, thumbnail, savedAt, approvedAt, declinedAt } = version
  const card = toCard({
    ...project,
    title,
    description,
    thumbnail,
    updatedAt: savedAt,
    isApproved: approvedAt !== null,
    isDeclined: declinedAt !== null,
  })
  return { ...card, ...toContent(version), isOwn: false, firstName: author }
}
