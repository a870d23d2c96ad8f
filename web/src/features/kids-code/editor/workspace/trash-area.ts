import * as Blockly from 'blockly/core'

/** Lets a part of the page be the place where blocks are dropped to delete them. */
export class TrashArea extends Blockly.DeleteArea {
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
