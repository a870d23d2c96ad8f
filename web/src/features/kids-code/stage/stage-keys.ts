import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { listRunningBlocks, type Project, STAGE } from '#engines/kids-code/index.ts'
import { announce } from '../../../kit/announce.ts'
import type { Player } from './player/create-player.ts'

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
  const steps: Record<string, { dx: number; dy: number }> = {
    ArrowUp: { dx: 0, dy: length },
    ArrowDown: { dx: 0, dy: -length },
    ArrowLeft: { dx: -length, dy: 0 },
    ArrowRight: { dx: length, dy: 0 },
  }
  return steps[key] ?? null
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

type Options = {
  player: Player
  selected: string | null
  onMoveSprite?: ((spriteId: string, x: number, y: number) => void) | undefined
}

/** Keys on the stage: for the program while it runs, else to move and click the chosen sprite. Tab always leaves. */
export function useStageKeyboard({ player, selected, onMoveSprite }: Options) {
  const { t } = useTranslation('kidsCodeStage')

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (player.read().status === 'idle') arrange(event)
    else play(event)
  }

  function play(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      player.stop()
      return
    }
    const key = nameKey(event.key)
    if (!key) return
    event.preventDefault()
    player.press(key)
  }

  function arrange(event: KeyboardEvent<HTMLElement>) {
    const figure = player.read().stage.figures.find(({ id }) => id === selected)
    if (!figure) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      player.click(figure.id)
      return
    }
    const step = stepOfKey(event.key, event.shiftKey)
    if (!step || !onMoveSprite) return
    event.preventDefault()
    const x = Math.round(keepWithin(figure.x + step.dx, STAGE.width / 2))
    const y = Math.round(keepWithin(figure.y + step.dy, STAGE.height / 2))
    onMoveSprite(figure.spriteId, x, y)
    announce(t('stage.movedTo', { name: figure.name, x, y }))
  }

  function release(event: KeyboardEvent<HTMLElement>) {
    const key = nameKey(event.key)
    if (key) player.release(key)
  }

  return { press, release }
}

function keepWithin(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}
