import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { STAGE } from '#engines/kids-code/index.ts'
import { announce } from '../../../kit/announce.ts'
import type { Player } from './player/create-player.ts'
import { nameKey, stepOfKey } from './stage-keys.ts'

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
