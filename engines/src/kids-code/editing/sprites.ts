import { LIMITS } from '../program/limits.ts'
import { type Costume, NEW_SPRITE, type Project, type Sprite, STAGE_ID } from '../program/project.ts'
import { emptyReferences } from './change-blocks.ts'
import { copySprite } from './copy-sprite.ts'
import { findFreeId, findFreeName, trimName } from './free-names.ts'

/** What cannot be done leaves the project as it is. */

export type SpriteDraft = {
  name: string
  /** At least one; their ids are made here. */
  costumes: readonly Omit<Costume, 'id'>[]
  x?: number
  y?: number
  size?: number
}

/** Words that blocks aim at, which no sprite may have as its id. */
const RESERVED_IDS = [STAGE_ID, 'random', 'pointer', 'edge', 'myself']

export function addSprite(project: Project, { name, costumes, ...place }: SpriteDraft): Project {
  if (project.sprites.length >= LIMITS.sprites || costumes.length === 0) return project
  const sprite: Sprite = {
    id: findFreeSpriteId(project, name),
    name: findFreeName(
      name,
      project.sprites.map((one) => one.name),
    ),
    costumes: withIds(costumes.slice(0, LIMITS.costumes)),
    ...NEW_SPRITE,
    layer: findFront(project) + 1,
    scripts: [],
    ...place,
  }
  return straightenLayers({ ...project, sprites: [...project.sprites, sprite] })
}

export function duplicateSprite(project: Project, id: string): Project {
  const sprite = findSprite(project, id)
  if (!sprite || project.sprites.length >= LIMITS.sprites) return project
  const name = findFreeName(
    sprite.name,
    project.sprites.map((one) => one.name),
  )
  const copied = copySprite(project, sprite, { id: findFreeSpriteId(project, sprite.id), name })
  return copied ? straightenLayers(copied) : project
}

/** With it go what belonged to it alone, and from other scripts its name. */
export function removeSprite(project: Project, id: string): Project {
  if (!findSprite(project, id)) return project
  const isOthers = ({ owner }: { owner: string | null }) => owner !== id
  const without = {
    ...project,
    sprites: project.sprites.filter((sprite) => sprite.id !== id),
    variables: project.variables.filter(isOthers),
    lists: project.lists.filter(isOthers),
  }
  return straightenLayers(emptyReferences(without, [{ type: 'sprite', id }]))
}

export function renameSprite(project: Project, id: string, name: string): Project {
  const others = project.sprites.filter((sprite) => sprite.id !== id).map((sprite) => sprite.name)
  if (!trimName(name)) return project
  return changeSprite(project, id, { name: findFreeName(name, others) })
}

export type StartValues = Pick<Sprite, 'x' | 'y' | 'direction' | 'size' | 'isVisible' | 'rotationStyle'>

/** How it stands there before anything runs; what is too much is as much as there can be. */
export function setStart(project: Project, id: string, values: Partial<StartValues>): Project {
  const sprite = findSprite(project, id)
  if (!sprite) return project
  const number = (key: 'x' | 'y' | 'size', least: number, most: number) => {
    const value = values[key]
    if (value === undefined || !Number.isFinite(value)) return sprite[key]
    return Math.min(most, Math.max(least, roundToTenth(value)))
  }
  return changeSprite(project, id, {
    x: number('x', -280, 280),
    y: number('y', -220, 220),
    size: number('size', 5, 500),
    direction: wrapDirection(values.direction ?? sprite.direction, sprite.direction),
    isVisible: values.isVisible ?? sprite.isVisible,
    rotationStyle: values.rotationStyle ?? sprite.rotationStyle,
  })
}

/** Further to the front (`1`) or to the back (`-1`) by one. */
export function moveSprite(project: Project, id: string, by: 1 | -1): Project {
  const order = [...project.sprites].sort((a, b) => a.layer - b.layer)
  const place = order.findIndex((sprite) => sprite.id === id)
  const other = order[place + by]
  const moved = order[place]
  if (!other || !moved) return project
  order[place] = other
  order[place + by] = moved
  return layBy(project, order)
}

export function findSprite(project: Project, id: string): Sprite | undefined {
  return project.sprites.find((sprite) => sprite.id === id)
}

export function changeSprite(project: Project, id: string, change: Partial<Sprite>): Project {
  return {
    ...project,
    sprites: project.sprites.map((sprite) => (sprite.id === id ? { ...sprite, ...change } : sprite)),
  }
}

export function withIds(costumes: readonly Omit<Costume, 'id'>[], taken: readonly Costume[] = []): Costume[] {
  const all = [...taken]
  for (const costume of costumes) {
    const name = findFreeName(
      costume.name,
      all.map((one) => one.name),
    )
    const id = findFreeId(
      name,
      all.map((one) => one.id),
    )
    all.push({ ...costume, id, name })
  }
  return all.slice(taken.length)
}

function findFreeSpriteId(project: Project, wanted: string): string {
  return findFreeId(wanted, [...RESERVED_IDS, ...project.sprites.map(({ id }) => id)])
}

function findFront(project: Project): number {
  return Math.max(0, ...project.sprites.map(({ layer }) => layer))
}

/** The numbers stay small however often something is added, and no two are the same. */
function straightenLayers(project: Project): Project {
  return layBy(
    project,
    [...project.sprites].sort((a, b) => a.layer - b.layer),
  )
}

function layBy(project: Project, order: readonly Sprite[]): Project {
  const layers = new Map(order.map(({ id }, layer) => [id, layer]))
  return {
    ...project,
    sprites: project.sprites.map((sprite) => ({ ...sprite, layer: layers.get(sprite.id) ?? sprite.layer })),
  }
}

function wrapDirection(degrees: number, before: number): number {
  if (!Number.isFinite(degrees)) return before
  const turned = ((((degrees + 180) % 360) + 360) % 360) - 180
  return turned === -180 ? 180 : roundToTenth(turned)
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
