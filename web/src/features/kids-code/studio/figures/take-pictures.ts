import { type Assets, MOST_OWN_PICTURES } from '#contract/kids-code/fields.ts'
import { type Costume, listUsedPictures, type Project } from '#engines/kids-code/index.ts'
import { makeKey } from '../../../../api/make-key.ts'
import type { ChosenCostume } from '../../chooser/picture-choice.ts'

type Taken = { looks: Omit<Costume, 'id'>[]; assets: Assets }

/**
 * What was chosen, as a project names it: drawn pictures go with the project, and those that nothing shows any more make
 * room for them. Null when there is none.
 */
export function takePictures(
  project: Project,
  assets: Assets,
  kind: keyof Assets,
  costumes: readonly ChosenCostume[],
): Taken | null {
  const drawn: Assets['sprites'] = []
  const looks = costumes.map((costume) => {
    const { name, width, height } = costume
    if ('asset' in costume) return { name, width, height, asset: costume.asset }
    const id = makeKey()
    drawn.push({ id, name, imageUrl: costume.imageUrl })
    return { name, width, height, asset: `own/${id}` }
  })
  if (drawn.length === 0) return { looks, assets }
  const used = listUsedPictures(project)
  const isFull = assets[kind].length + drawn.length > MOST_OWN_PICTURES
  const kept = isFull ? assets[kind].filter(({ id }) => used.has(id)) : assets[kind]
  if (kept.length + drawn.length > MOST_OWN_PICTURES) return null
  return { looks, assets: { ...assets, [kind]: [...kept, ...drawn] } }
}
