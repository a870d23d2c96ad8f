import type * as Blockly from 'blockly/core'
import type { DeclaredKind } from '#engines/kids-code/editing/declarations.ts'
import { STAGE_ID } from '#engines/kids-code/program/project.ts'
import { fillShelf } from '../toolbox/fill-shelf.ts'
import { listShelves, type Shelf } from '../toolbox/list-shelves.ts'
import type { Scene, Surroundings } from './scene.ts'

type FlyoutItems = Blockly.utils.toolbox.FlyoutItemInfoArray

export function listShelvesOf({ level, owner, allowed }: Scene): Shelf[] {
  return listShelves({ level, isStage: owner === STAGE_ID, allowed })
}

/** The categories alone: what lies in them is asked for when one is opened. */
export function makeToolbox({ scene, words }: Pick<Surroundings, 'scene' | 'words'>) {
  return {
    kind: 'categoryToolbox',
    contents: listShelvesOf(scene).map(({ category }) => ({
      kind: 'category',
      name: words.category(category),
      custom: category,
      categorystyle: category,
    })),
  }
}

export function buttonKey(action: 'new' | 'manage', kind: DeclaredKind): string {
  return `${action}-${kind}`
}

/** What lies on a shelf, as Blockly wants it. */
export function makeFlyout(
  category: string,
  scene: Scene,
  nameButton: (action: 'new' | 'manage', kind: DeclaredKind) => string,
): FlyoutItems {
  const shelf = listShelvesOf(scene).find((one) => one.category === category)
  if (!shelf) return []
  const hasPictures = scene.level === 'pictures'
  const items = fillShelf(shelf, { project: scene.project, owner: scene.owner, hasPictures })
  return items.map((item) =>
    'block' in item
      ? { kind: 'block', ...item.block }
      : {
          kind: 'button',
          text: nameButton(item.action, item.kind),
          callbackkey: buttonKey(item.action, item.kind),
        },
  ) as FlyoutItems
}
