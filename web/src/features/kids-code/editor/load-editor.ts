import type { LiveEditor } from './live-editor.tsx'

let ready: typeof LiveEditor | null = null

/** The editor with Blockly, which draws the blocks. */
export async function loadEditor(): Promise<typeof LiveEditor> {
  ready ??= (await import('./live-editor.tsx')).LiveEditor
  return ready
}

/** Null until it is there. */
export const findEditor = () => ready
