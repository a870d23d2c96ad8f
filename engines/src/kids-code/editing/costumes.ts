import { LIMITS } from '../program/limits.ts'
import type { Costume, Project } from '../program/project.ts'
import { emptyReferences } from './change-blocks.ts'
import { findFreeName, trimName } from './free-names.ts'
import { changeSprite, findSprite, withIds } from './sprites.ts'

/** The new ones come last, and the first of them is put on. */
export function addCostumes(
  project: Project,
  spriteId: string,
  costumes: readonly Omit<Costume, 'id'>[],
): Project {
  const sprite = findSprite(project, spriteId)
  const room = LIMITS.costumes - (sprite?.costumes.length ?? LIMITS.costumes)
  if (!sprite || room <= 0 || costumes.length === 0) return project
  const added = withIds(costumes.slice(0, room), sprite.costumes)
  return changeSprite(project, spriteId, {
    costumes: [...sprite.costumes, ...added],
    costume: sprite.costumes.length,
  })
}

/** The last one stays: a sprite without a costume would be nothing. */
export function removeCostume(project: Project, spriteId: string, costumeId: string): Project {
  const sprite = findSprite(project, spriteId)
  const place = sprite?.costumes.findIndex(({ id }) => id === costumeId) ?? -1
  if (!sprite || place < 0 || sprite.costumes.length === 1) return project
  const without = changeSprite(project, spriteId, {
    costumes: sprite.costumes.filter(({ id }) => id !== costumeId),
    costume: Math.min(sprite.costumes.length - 2, sprite.costume - (place < sprite.costume ? 1 : 0)),
  })
  return emptyReferences(without, [{ type: 'costume', id: costumeId, owner: spriteId }])
}

export function renameCostume(project: Project, spriteId: string, costumeId: string, name: string): Project {
  const costumes = findSprite(project, spriteId)?.costumes
  if (!costumes || !trimName(name)) return project
  return changeSprite(project, spriteId, { costumes: renameOne(costumes, costumeId, name) })
}

/** Another picture in the place of one; blocks that name the costume mean the new one. */
export function repaintCostume(
  project: Project,
  spriteId: string,
  costumeId: string,
  { name, ...look }: Omit<Costume, 'id'>,
): Project {
  const costumes = findSprite(project, spriteId)?.costumes
  if (!costumes?.some(({ id }) => id === costumeId)) return project
  const painted = costumes.map((costume) => (costume.id === costumeId ? { ...costume, ...look } : costume))
  return changeSprite(project, spriteId, { costumes: renameOne(painted, costumeId, name) })
}

export function putOnCostume(project: Project, spriteId: string, costumeId: string): Project {
  const place = findSprite(project, spriteId)?.costumes.findIndex(({ id }) => id === costumeId) ?? -1
  return place < 0 ? project : changeSprite(project, spriteId, { costume: place })
}

export function renameOne<Thing extends { id: string; name: string }>(
  things: readonly Thing[],
  id: string,
  name: string,
): Thing[] {
  const others = things.filter((thing) => thing.id !== id).map((thing) => thing.name)
  return things.map((thing) => (thing.id === id ? { ...thing, name: findFreeName(name, others) } : thing))
}
