import type { Machine } from './machine.ts'
import { record } from './record.ts'
import { startHats } from './threads.ts'

/** Starts the scripts that wait for this background, even when it was there before. */
export function showBackground(machine: Machine, index: number): void {
  const background = machine.project.stage.backgrounds[index]
  if (!background) return
  machine.background = index
  machine.hasDrawn = true
  record(machine, machine.stage, { kind: 'background', name: background.name })
  startHats(machine, 'event_background', background.id)
}
