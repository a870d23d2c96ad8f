import { makeKey } from './make-key.ts'

/**
 * Names an intention: as long as no answer has come, the same content is the same intention and travels under the same
 * key, so that sending it again cannot do it twice.
 */
export function createIntentionKeys(drawKey: () => string = makeKey) {
  let current: { content: string; key: string } | null = null

  function keyFor(content: unknown): string {
    const text = JSON.stringify(content)
    if (current?.content !== text) current = { content: text, key: drawKey() }
    return current.key
  }

  /** The server has answered: what is sent from now on is a new intention. */
  function settle(): void {
    current = null
  }

  return { keyFor, settle }
}
