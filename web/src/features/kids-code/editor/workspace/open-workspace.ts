import * as Blockly from 'blockly/core'
import { findDefinition } from '#engines/kids-code/catalog/catalog.ts'
import { DECLARED_KINDS, type DeclaredKind } from '#engines/kids-code/editing/declarations.ts'
import { CATEGORIES } from '#engines/kids-code/program/block-definition.ts'
import { LIMITS } from '#engines/kids-code/program/limits.ts'
import { STAGE_ID } from '#engines/kids-code/program/project.ts'
import { opcodeOf } from '../block-state.ts'
import { type BlockTranslator, readBlockWords } from '../block-words.ts'
import { fillShelf, listShelves, type Shelf } from '../toolbox.ts'
import { defineBlocks } from './define-blocks.ts'
import { findSurroundings, type Scene, type Surroundings, setSurroundings } from './scene.ts'

const GAP = 28

/**
 * A block that was tapped on the shelf instead of dragged goes to the end of the script its reader is working on, or to a
 * free place; Blockly would put it on top of what is there.
 */
function appendTapped(workspace: Blockly.WorkspaceSvg): void {
  let worked: string | undefined
  let dragged: string | undefined
  workspace.addChangeListener((event) => {
    if (isSelection(event)) {
      if (event.newElementId && workspace.getBlockById(event.newElementId)) worked = event.newElementId
    } else if (isDrag(event)) {
      dragged = event.blockId
    } else if (isCreation(event) && event.recordUndo && event.blockId) {
      const { blockId, group } = event
      // What is copied or comes back by undo was never on the shelf.
      if (!workspace.getFlyout()?.getWorkspace().getBlockById(blockId)) return
      const before = worked
      setTimeout(() => {
        const block = workspace.getBlockById(blockId)
        if (!block || dragged === blockId || block.getParent()) return
        Blockly.Events.setGroup(group)
        place(workspace, block, before)
        Blockly.Events.setGroup(false)
      }, 0)
    }
  })
}

function isSelection(event: Blockly.Events.Abstract): event is Blockly.Events.Selected {
  return event.type === Blockly.Events.SELECTED
}

function isDrag(event: Blockly.Events.Abstract): event is Blockly.Events.BlockDrag {
  return event.type === Blockly.Events.BLOCK_DRAG
}

function isCreation(event: Blockly.Events.Abstract): event is Blockly.Events.BlockCreate {
  return event.type === Blockly.Events.BLOCK_CREATE
}

function place(workspace: Blockly.WorkspaceSvg, block: Blockly.BlockSvg, worked: string | undefined): void {
  const others = workspace.getTopBlocks(true).filter((top) => top !== block)
  const script = (worked && workspace.getBlockById(worked)?.getRootBlock()) || others.at(-1)
  const end = script && script !== block ? script.lastConnectionInStack(true) : null
  if (end && block.previousConnection) end.connect(block.previousConnection)
  else moveBelow(block, others)
  workspace.scrollBoundsIntoView(block.getBoundingRectangleWithoutChildren())
}

function moveBelow(block: Blockly.BlockSvg, others: readonly Blockly.BlockSvg[]): void {
  if (others.length === 0) return
  const rects = others.map((other) => other.getBoundingRectangle())
  const { left, top } = block.getBoundingRectangle()
  const below = Math.max(...rects.map(({ bottom }) => bottom))
  block.moveBy(Math.min(...rects.map((rect) => rect.left)) - left, below + GAP - top)
}

/** Lets a part of the page be the place where blocks are dropped to delete them. */
class TrashArea extends Blockly.DeleteArea {
  private readonly element: HTMLElement

  constructor(element: HTMLElement) {
    super()
    this.id = 'trash'
    this.element = element
  }

  override getClientRect(): Blockly.utils.Rect | null {
    const { top, bottom, left, right, width } = this.element.getBoundingClientRect()
    return width > 0 ? new Blockly.utils.Rect(top, bottom, left, right) : null
  }

  override onDragEnter(): void {
    this.element.dataset.open = ''
  }

  override onDragExit(): void {
    delete this.element.dataset.open
  }

  override onDrop(): void {
    delete this.element.dataset.open
  }
}

/** Puts blocks on the shelf: each an option of a list, whose gaps are no parts of their own until it is taken. */
class ShelfInflater extends Blockly.BlockFlyoutInflater {
  override load(state: object, flyout: Blockly.IFlyout): Blockly.FlyoutItem {
    const item = super.load(state, flyout)
    const block = item.getElement() as unknown as Blockly.BlockSvg
    void Blockly.renderManagement.finishQueuedRenders().then(() => hideGaps(block))
    return item
  }
}

/** Blockly counts gaps as parts of the list and names some that are never drawn, which screen readers stumble over. */
function hideGaps(block: Blockly.BlockSvg): void {
  block.getFocusableElement().removeAttribute('aria-owns')
  for (const gap of block.getSvgRoot().querySelectorAll('.blocklyHighlightedConnectionPath')) {
    gap.setAttribute('role', 'none')
    gap.removeAttribute('aria-roledescription')
  }
}

function registerShelfInflater(): void {
  const { registry } = Blockly
  registry.register(registry.Type.FLYOUT_INFLATER, 'block', ShelfInflater, true)
}

export type WorkspaceCalls = {
  onDeclare: (kind: DeclaredKind, use?: (id: string) => void) => void
  onManage: (kind: DeclaredKind) => void
  onKeys: () => void
  onRefuse: () => void
}

type Setup = {
  element: HTMLElement
  trash: HTMLElement | null
  scene: Scene
  theme: Blockly.Theme
  isReadOnly: boolean
  t: BlockTranslator
  calls: WorkspaceCalls
}

const HELP = 'list_shortcuts'

/** An empty workspace with shelves that follow `tellScene`. */
export function openWorkspace({ element, trash, scene, theme, isReadOnly, t, calls }: Setup) {
  defineBlocks()
  registerShelfInflater()
  // Large enough for fingers.
  Blockly.FlyoutButton.TEXT_MARGIN_X = 16
  Blockly.FlyoutButton.TEXT_MARGIN_Y = 14
  Blockly.FlyoutButton.BORDER_RADIUS = 10
  const words = readBlockWords(t)
  const workspace = Blockly.inject(element, {
    renderer: 'zelos',
    theme,
    readOnly: isReadOnly,
    ...(!isReadOnly && { toolbox: makeToolbox({ scene, words }) }),
    // Nothing is fetched from there: what would come from it is drawn by the page.
    media: '/',
    sounds: false,
    comments: false,
    collapse: false,
    disable: false,
    trashcan: false,
    modalInputs: false,
    maxBlocks: LIMITS.blocks,
    grid: { spacing: 28, length: 2, colour: 'var(--border)', snap: false },
    move: { scrollbars: true, drag: true, wheel: true },
    zoom: {
      controls: false,
      wheel: false,
      pinch: true,
      startScale: chooseScale(scene),
      minScale: 0.4,
      maxScale: 2.5,
      scaleSpeed: 1.2,
    },
  })
  const surroundings: Surroundings = {
    scene,
    words,
    nameNew: (kind) => t(`declare.new.${kind}`),
    onDeclare: calls.onDeclare,
    onKeys: calls.onKeys,
  }
  setSurroundings(workspace, surroundings)
  registerHelp()
  if (!isReadOnly) {
    const nameButton = (action: 'new' | 'manage', kind: DeclaredKind) => t(`declare.${action}.${kind}`)
    for (const category of CATEGORIES) {
      workspace.registerToolboxCategoryCallback(category, () =>
        makeFlyout(category, surroundings.scene, nameButton),
      )
    }
    for (const kind of DECLARED_KINDS) {
      workspace.registerButtonCallback(buttonKey('new', kind), () => calls.onDeclare(kind))
      workspace.registerButtonCallback(buttonKey('manage', kind), () => calls.onManage(kind))
    }
    if (trash) addTrash(workspace, trash)
    appendTapped(workspace)
    refuseForeignBlocks(workspace, surroundings, calls.onRefuse)
  }
  return {
    workspace,
    /** From now on shelves and fields go by this. */
    tellScene(next: Scene) {
      const before = surroundings.scene
      surroundings.scene = next
      if (isReadOnly) return
      const isOther =
        before.level !== next.level ||
        before.allowed !== next.allowed ||
        (before.owner === STAGE_ID) !== (next.owner === STAGE_ID)
      if (isOther) workspace.updateToolbox(makeToolbox({ scene: next, words }))
      if (before.level !== next.level) workspace.setScale(chooseScale(next))
    },
  }
}

/** Fingers need larger blocks than a mouse, and the youngest the largest. */
function chooseScale({ level }: Scene): number {
  const isTouch = matchMedia('(pointer: coarse)').matches
  const isNarrow = matchMedia('(max-width: 480px)').matches
  if (level === 'pictures') return isNarrow ? 0.9 : 1.1
  if (isNarrow) return 0.75
  return isTouch ? 1 : 0.85
}

function addTrash(workspace: Blockly.WorkspaceSvg, element: HTMLElement): void {
  const { DELETE_AREA, DRAG_TARGET } = Blockly.ComponentManager.Capability
  workspace.getComponentManager().addComponent({
    component: new TrashArea(element),
    weight: 1,
    capabilities: [DELETE_AREA, DRAG_TARGET],
  })
}

/** A block copied from a sprite may come to the stage, which has no use for it. */
function refuseForeignBlocks(
  workspace: Blockly.WorkspaceSvg,
  surroundings: Surroundings,
  onRefuse: () => void,
): void {
  workspace.addChangeListener((event) => {
    if (surroundings.scene.owner !== STAGE_ID || event.type !== Blockly.Events.BLOCK_CREATE) return
    const foreign = ((event as Blockly.Events.BlockCreate).ids ?? [])
      .map((id) => workspace.getBlockById(id))
      .filter((block) => {
        const opcode = block && opcodeOf(block.type)
        return opcode && !findDefinition(opcode).isForStage
      })
    for (const block of foreign) block?.dispose(true)
    if (foreign.length > 0) onRefuse()
  })
}

/** Blockly points to this key when somebody is lost. */
function registerHelp(): void {
  const { registry } = Blockly.ShortcutRegistry
  if (registry.getRegistry()[HELP]) return
  registry.register({
    name: HELP,
    preconditionFn: (workspace) => !workspace.isDragging(),
    callback: (workspace, event) => {
      event.preventDefault()
      findSurroundings(workspace)?.onKeys()
      return true
    },
    keyCodes: [Blockly.utils.KeyCodes.SLASH, Blockly.utils.KeyCodes.F1],
  })
}

type FlyoutItems = Blockly.utils.toolbox.FlyoutItemInfoArray

function listShelvesOf({ level, owner, allowed }: Scene): Shelf[] {
  return listShelves({ level, isStage: owner === STAGE_ID, allowed })
}

/** The categories alone: what lies in them is asked for when one is opened. */
function makeToolbox({ scene, words }: Pick<Surroundings, 'scene' | 'words'>) {
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

function buttonKey(action: 'new' | 'manage', kind: DeclaredKind): string {
  return `${action}-${kind}`
}

/** What lies on a shelf, as Blockly wants it. */
function makeFlyout(
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
