import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Assets } from '#contract/kids-code/fields.ts'
import type { Player } from './player/create-player.ts'
import { usePlayer } from './player/use-player.ts'
import { QuestionForm } from './question-form.tsx'
import { useSpokenStage } from './speech/use-spoken-stage.ts'
import { StageNotices } from './stage-notices.tsx'
import { TouchKeys } from './touch-keys.tsx'
import { usePainter } from './use-painter.ts'
import { useStageKeyboard } from './use-stage-keyboard.ts'
import { useStagePointer, useStillPage } from './use-stage-pointer.ts'

type StageProps = {
  player: Player
  assets: Assets
  label: string
  /** Lines around the figures. */
  isHighContrast?: boolean
  /** One quiet colour instead of the picture behind the figures. */
  isBackgroundPlain?: boolean
  /** The sprite whose blocks are shown: it is marked, and the arrow keys move it. */
  selectedSprite?: string | null
  onSelectSprite?: (spriteId: string) => void
  /** A new start place, after dragging or by the arrow keys. Without it nothing can be dragged. */
  onMoveSprite?: (spriteId: string, x: number, y: number) => void
  /** Keys that the program listens to (`listKeys`), as buttons where there are only fingers. */
  touchKeys?: readonly string[]
}

/** The stage of a program: seen, played with pointer, fingers and keys, and told to those who listen. */
export function Stage({
  player,
  assets,
  label,
  isHighContrast = false,
  isBackgroundPlain = false,
  selectedSprite = null,
  onSelectSprite,
  onMoveSprite,
  touchKeys = [],
}: StageProps) {
  const { t } = useTranslation('kidsCodeStage')
  const hintId = useId()
  const area = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { status, question, notices, stage } = usePlayer(player)
  const showDrag = usePainter(canvas, player, {
    assets,
    isHighContrast,
    isBackgroundPlain,
    selected: selectedSprite,
  })
  const pointer = useStagePointer({ player, showDrag, onSelectSprite, onMoveSprite })
  const keyboard = useStageKeyboard({ player, selected: selectedSprite, onMoveSprite })
  useStillPage(player, area)
  useSpokenStage(player)
  const isIdle = status === 'idle'
  const isPlayedWithKeys = !isIdle && touchKeys.length > 0

  // Run was pressed elsewhere; the keys that come next are meant for the program.
  useEffect(() => {
    if (isPlayedWithKeys) area.current?.focus({ preventScroll: true })
  }, [isPlayedWithKeys])

  function answer(text: string) {
    player.answer(text)
    area.current?.focus({ preventScroll: true })
  }

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="@container relative">
        {/* Keys belong to the program here, which is what an application is; Tab leaves it at any time. */}
        <div
          ref={area}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: programs are played with keys
          tabIndex={0}
          aria-label={label}
          aria-describedby={hintId}
          className="peer aspect-4/3 w-full touch-pan-y select-none overflow-hidden rounded-card border border-border-strong bg-surface"
          onPointerDown={pointer.press}
          onPointerMove={pointer.move}
          onPointerUp={pointer.letGo}
          onPointerCancel={pointer.cancel}
          onKeyDown={keyboard.press}
          onKeyUp={keyboard.release}
          onBlur={player.releaseAll}
        >
          <canvas ref={canvas} className="block size-full" />
        </div>
        {question && (
          <QuestionForm
            key={question.text}
            question={question.text}
            isAskedInBubble={stage.figures.some(({ id, isVisible }) => id === question.figureId && isVisible)}
            onAnswer={answer}
          />
        )}
        <p
          id={hintId}
          className="not-pointer-coarse:peer-focus-visible:block mt-2 hidden text-center text-muted"
        >
          {isIdle
            ? t(onMoveSprite && selectedSprite ? 'stage.hintIdle' : 'stage.hintLooking')
            : t('stage.hintRunning')}
        </p>
      </div>
      {isPlayedWithKeys && <TouchKeys player={player} keys={touchKeys} />}
      <StageNotices notices={notices} />
    </div>
  )
}
