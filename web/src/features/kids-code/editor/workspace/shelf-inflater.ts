import * as Blockly from 'blockly/core'

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

export function registerShelfInflater(): void {
  const { registry } = Blockly
  registry.register(registry.Type.FLYOUT_INFLATER, 'block', ShelfInflater, true)
}
