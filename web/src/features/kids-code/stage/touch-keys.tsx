import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, CornerDownLeft, Space } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import type { Player } from './player/create-player.ts'

const ICONS = {
  up: ArrowUp,
  down: ArrowDown,
  left: ArrowLeft,
  right: ArrowRight,
  space: Space,
  enter: CornerDownLeft,
} as const

/** The keys that the program listens to, for those who have only fingers. */
export function TouchKeys({ player, keys }: { player: Player; keys: readonly string[] }) {
  const { t } = useTranslation('kidsCodeStage')
  return (
    <fieldset className="hidden select-none flex-wrap justify-center gap-2 pointer-coarse:flex">
      <legend className="sr-only">{t('key.group')}</legend>
      {keys.map((key) => {
        const named = isNamed(key) ? key : null
        const Icon = named && ICONS[named]
        return (
          <Button
            key={key}
            variant="outline"
            className="size-14 touch-none text-xl"
            aria-label={named ? t(`key.${named}`) : key.toUpperCase()}
            onPointerDown={() => player.press(key)}
            onPointerUp={() => player.release(key)}
            onPointerCancel={() => player.release(key)}
            onPointerLeave={() => player.release(key)}
            onContextMenu={(event) => event.preventDefault()}
          >
            {Icon ? <Icon aria-hidden="true" /> : key.toUpperCase()}
          </Button>
        )
      })}
    </fieldset>
  )
}

function isNamed(key: string): key is keyof typeof ICONS {
  return Object.hasOwn(ICONS, key)
}
