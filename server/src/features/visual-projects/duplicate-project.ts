import { LONGEST_TITLE } from '#contract/study/fields.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { openProject } from './open-project.ts'
import { addProject } from './save-project.ts'

/** A copy of one's own: of an own project, or of one of the gallery to go on with. */
export async function duplicateProject(
  context: CallerContext,
  { id, title }: { id: number; title?: string | undefined },
) {
  const found = await openProject(context, id)
  const { description, thumbnail, blocks, assets } = found
  return addProject(context, {
    title: (title ?? found.title).slice(0, LONGEST_TITLE),
    description,
    thumbnail,
    blocks,
    assets,
    isPublic: false,
  })
}
