import * as Blockly from 'blockly/core'

/** Blockly asks before it deletes many blocks: with the product's own dialog instead of the browser's. */
export function answerConfirms(ask: (message: string, answer: (isYes: boolean) => void) => void): () => void {
  Blockly.dialog.setConfirm(ask)
  return () => Blockly.dialog.setConfirm()
}
