import * as Blockly from 'blockly/core'

type Ask = (message: string, answer: (isYes: boolean) => void) => void

const asking: Ask[] = []

/** Blockly asks before it deletes many blocks: with the product's own dialog, in the editor that was opened last. */
export function answerConfirms(ask: Ask): () => void {
  asking.push(ask)
  Blockly.dialog.setConfirm(ask)
  return () => {
    asking.splice(asking.indexOf(ask), 1)
    Blockly.dialog.setConfirm(asking.at(-1))
  }
}
