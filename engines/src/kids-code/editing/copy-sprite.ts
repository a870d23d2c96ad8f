import { findDefinition } from '../catalog/catalog.ts'
import { LIMITS } from '../program/limits.ts'
import type { Block, List, Project, Script, Sprite, Variable } from '../program/project.ts'
import { listScripts, walkScript } from '../program/walk-blocks.ts'
import { changeScript } from './change-blocks.ts'
import { findFreeId } from './free-names.ts'

/** How far beside the first the second one stands. */
const BESIDE = 30

/** The project with a second one of a sprite, which has variables and lists of its own; null when there is no room for it. */
export function copySprite(
  project: Project,
  sprite: Sprite,
  { id, name }: Pick<Sprite, 'id' | 'name'>,
): Project | null {
  const blockIds = new Set(
    listScripts(project).flatMap((script) => [...walkScript(script)].map((one) => one.id)),
  )
  const copiedBlocks = sprite.scripts.reduce((sum, script) => sum + [...walkScript(script)].length, 0)
  const variables = copyOwned(project.variables, sprite.id, id)
  const lists = copyOwned(project.lists, sprite.id, id)
  if (
    blockIds.size + copiedBlocks > LIMITS.blocks ||
    project.variables.length + variables.length > LIMITS.variables ||
    project.lists.length + lists.length > LIMITS.lists ||
    countItems([...project.lists, ...lists.map(({ thing }) => thing)]) > LIMITS.listItems
  ) {
    return null
  }
  const renamed = new Map([...variables, ...lists].map(({ formerId, thing }) => [formerId, thing.id]))
  const copy: Sprite = {
    ...sprite,
    id,
    name,
    x: sprite.x + BESIDE > 280 ? sprite.x - BESIDE : sprite.x + BESIDE,
    layer: sprite.layer + 0.5,
    scripts: copyScripts(project, sprite.scripts, { id, blockIds, renamed }),
  }
  return {
    ...project,
    sprites: [...project.sprites, copy],
    variables: [...project.variables, ...variables.map(({ thing }) => thing)],
    lists: [...project.lists, ...lists.map(({ thing }) => thing)],
  }
}

type Names = { id: string; blockIds: Set<string>; renamed: ReadonlyMap<string, string> }

function copyScripts(project: Project, scripts: Script[], { id, blockIds, renamed }: Names): Script[] {
  const scriptIds = new Set(listScripts(project).map((script) => script.id))
  let count = 0
  const nameBlock = () => {
    do count++
    while (blockIds.has(`${id}-${count}`))
    return `${id}-${count}`
  }
  return scripts.map((script) => {
    const scriptId = findFreeId(`${id}-script`, scriptIds)
    scriptIds.add(scriptId)
    const copied = changeScript(script, (block) => ({ ...renameFields(block, renamed), id: nameBlock() }))
    return { ...copied, id: scriptId }
  })
}

function renameFields(block: Block, renamed: ReadonlyMap<string, string>): Block {
  const fields = { ...block.fields }
  for (const { name, type } of findDefinition(block.opcode).fields) {
    const own = type === 'variable' || type === 'list' ? renamed.get(`${type} ${fields[name]}`) : undefined
    if (own !== undefined) fields[name] = own
  }
  return { ...block, fields }
}

type Copied<Thing> = { formerId: string; thing: Thing }

function copyOwned<Thing extends Variable | List>(
  things: readonly Thing[],
  owner: string,
  newOwner: string,
): Copied<Thing>[] {
  const taken = new Set(things.map(({ id }) => id))
  return things
    .filter((thing) => thing.owner === owner)
    .map((thing) => {
      const id = findFreeId(thing.id, taken)
      taken.add(id)
      const kind = 'items' in thing ? 'list' : 'variable'
      return { formerId: `${kind} ${thing.id}`, thing: { ...thing, id, owner: newOwner } }
    })
}

function countItems(lists: readonly List[]): number {
  return lists.reduce((sum, { items }) => sum + items.length, 0)
}
