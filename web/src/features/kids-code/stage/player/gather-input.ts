import type { MachineInput } from '#engines/kids-code/index.ts'

export type Pointer = { x: number; y: number; isDown: boolean }

/** Keeps what the child does between two steps of the machine, so that even the shortest tap reaches the program. */
export function gatherInput() {
  const held = new Set<string>()
  let pressed: string[] = []
  let clicks: string[] = []
  let pointer: Pointer | null = null
  let answer: string | null = null

  return {
    press(key: string) {
      held.add(key)
      pressed.push(key)
    },
    release(key: string) {
      held.delete(key)
    },
    /** The stage lost the keyboard: whatever was held is not any more. */
    releaseAll() {
      held.clear()
      if (pointer) pointer = { ...pointer, isDown: false }
    },
    point(next: Pointer) {
      pointer = next
    },
    click(id: string) {
      clicks.push(id)
    },
    answer(text: string) {
      answer = text
    },
    forget() {
      held.clear()
      pressed = []
      clicks = []
      pointer = null
      answer = null
    },
    /** What happened since the last time. */
    take(): MachineInput {
      const input: MachineInput = {
        keys: [...held],
        pressed,
        clicks,
        ...(pointer && { pointer }),
        ...(answer !== null && { answer }),
      }
      pressed = []
      clicks = []
      answer = null
      return input
    },
  }
}
