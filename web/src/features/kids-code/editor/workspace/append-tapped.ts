import * as Blockly from 'blockly/core'

const GAP = 28

/**
 * A block that was tapped on the shelf instead of dragged goes to the end of the script its reader is working on, or to a
 * free place; Blockly would put it on top of what is there.
 */
export function appendTapped(workspace: Blockly.WorkspaceSvg): void {
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
