import { listRunningBlocks, type Project } from '#engines/kids-code/index.ts'

const NAMED: Readonly<Record<string, string>> = {
  ' ': 'space',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'enter',
}

/** A key of the keyboard as programs know it, or nothing for one they do not. */
export function nameKey(key: string): string | null {
  if (Object.hasOwn(NAMED, key)) return NAMED[key] ?? null
  const lower = key.toLowerCase()
  return /^[a-z0-9]$/.test(lower) ? lower : null
}

/** A step of the start place by the arrow keys. */
export function stepOfKey(key: string, isFine: boolean): { dx: number; dy: number } | null {
  const length = isFine ? 1 : 10
  switch (key) {
    case 'ArrowUp':
      return { dx: 0, dy: length }
    case 'ArrowDown':
      return { dx: 0, dy: -length }
    case 'ArrowLeft':
      return { dx: -length, dy: 0 }
    case 'ArrowRight':
      return { dx: length, dy: 0 }
    default:
      return null
  }
}

/** Arrows first, then the others as they come. */
const ORDER = ['left', 'up', 'down', 'right', 'space', 'enter']

/** Keys that a program listens to: who has no keyboard gets them as buttons. */
export function listKeys(project: Project): string[] {
  const found = new Set<string>()
  for (const { opcode, fields } of listRunningBlocks(project)) {
    if (opcode === 'event_key' || opcode === 'sensing_key') found.add(fields.key ?? '')
  }
  if (found.delete('any') && found.size === 0) found.add('space')
  const rank = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length)
  return [...found].filter(Boolean).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
}
