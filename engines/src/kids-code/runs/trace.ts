import type { TraceEvent } from './trace-event.ts'

/** One line an event: tick, who, what and its values. */
export function writeEvent(event: TraceEvent): string {
  const { tick, actor, kind, ...values } = event
  return [tick, actor, kind, ...Object.values(values).map((value) => JSON.stringify(value))].join(' ')
}

/** FNV-1a over the lines, 32 bits, as eight hexadecimal digits. */
export function hashTrace(events: readonly TraceEvent[]): string {
  let hash = 0x811c9dc5
  for (const event of events) {
    for (const character of `${writeEvent(event)}\n`) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
    }
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
