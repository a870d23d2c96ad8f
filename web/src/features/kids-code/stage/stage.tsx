import * as Icons from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Assets } from '#contract/kids-code/fields.ts'
import type { Notice } from '#engines/kids-code/index.ts'
import { announce } from '../../../kit/announce.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { createPainter, type Drag, type Painter } from './drawing/create-painter.ts'
import type { Player } from './player/create-player.ts'
import type { PlayerView } from './player/player-view.ts'
import { paceChanges, tellSentences } from './spoken-stage.ts'
import { useStageKeyboard } from './stage-keys.ts'
import { useStagePointer, useStillPage } from './use-stage-pointer.ts'

const ICONS = {
  up: Icons.ArrowUp,
  down: Icons.ArrowDown,
  left: Icons.ArrowLeft,
  right: Icons.ArrowRight,
  space: Icons.Space,
  enter: Icons.CornerDownLeft,
} as const

/** The keys that the program listens to, for those who have only fingers. */
function TouchKeys({ player, keys }: { player: Player; keys: readonly string[] }) {
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

type StageProps = {
  player: Player
  assets: Assets
  label: string
  /** Lines around the figures. */
  isHighContrast?: boolean
  /** One quiet color instead of the picture behind the figures. */
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

/** What a player does just now. Movements on the stage alone render nothing. */
function usePlayer(player: Player): PlayerView {
  return useSyncExternalStore(player.subscribe, player.read)
}

/** What a program met that a child should know of, kindly. */
function StageNotices({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation('kidsCodeStage')
  return (
    <div role="status">
      {notices.length > 0 && (
        <ul aria-label={t('notice.title')} className="flex flex-col gap-2">
          {notices.map((notice) => (
            <li key={notice} className="flex gap-2 rounded-control bg-info-soft p-2 text-info-ink">
              <Icons.Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {t(`notice.${notice}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Look = { assets: Assets; isHighContrast: boolean; isBackgroundPlain: boolean; selected: string | null }

/** Draws on the canvas as long as it is there; answers how to show a figure on its way while it is dragged. */
function usePainter(
  canvas: RefObject<HTMLCanvasElement | null>,
  player: Player,
  { assets, isHighContrast, isBackgroundPlain, selected }: Look,
): (drag: Drag | null) => void {
  const painter = useRef<Painter | null>(null)
  const look = useRef<Look>({ assets, isHighContrast, isBackgroundPlain, selected })

  useEffect(() => {
    look.current = { assets, isHighContrast, isBackgroundPlain, selected }
    painter.current?.setLook(look.current)
  }, [assets, isHighContrast, isBackgroundPlain, selected])

  useEffect(() => {
    if (!canvas.current) return
    const made = createPainter(canvas.current, player, look.current)
    painter.current = made
    return () => {
      painter.current = null
      made.dispose()
    }
  }, [canvas, player])

  return (drag) => painter.current?.setDrag(drag)
}

/** Says through the page's live region what happens on the stage while a program runs. */
function useSpokenStage(player: Player): void {
  const { t } = useTranslation('kidsCodeStage')
  useEffect(() => {
    const pace = paceChanges(player.read().stage)
    let { status } = player.read()
    const stopFrames = player.onFrame(({ stage }) => {
      if (player.read().status === 'idle') return
      const sentences = pace.take(stage, performance.now(), player.read().status === 'stepping')
      if (sentences.length > 0) announce(tellSentences(sentences, t))
    })
    const stopViews = player.subscribe(() => {
      const view = player.read()
      if (view.status === status) return
      if (status === 'idle') {
        pace.reset(view.stage)
        announce(t('stage.started'))
      } else if (view.status === 'idle') {
        const last = tellSentences(pace.take(view.stage, performance.now(), true), t)
        announce(`${last} ${t('stage.ended')}`.trim())
      }
      status = view.status
    })
    return () => {
      stopFrames()
      stopViews()
    }
  }, [player, t])
}

type QuestionFormProps = {
  question: string
  /** The figure that asks says it in a bubble already. */
  isAskedInBubble: boolean
  onAnswer: (text: string) => void
}

/** What a program asks; the answer goes to it with Enter. */
function QuestionForm({ question, isAskedInBubble, onAnswer }: QuestionFormProps) {
  const { t } = useTranslation('kidsCodeStage')
  const input = useRef<HTMLInputElement>(null)

  // The program waits for nothing else, and the child was at the stage or pressed run.
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
  }, [])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = input.current?.value ?? ''
    // The same may be asked again at once.
    event.currentTarget.reset()
    onAnswer(text)
  }

  return (
    <form
      onSubmit={send}
      // Over the lower edge of a large stage; it would hide half of a small one.
      className="@xs:absolute @xs:inset-x-2 @xs:bottom-2 @xs:mt-0 mt-2 flex flex-col gap-1 rounded-control border border-border-strong bg-raised p-2 shadow-raised"
    >
      <label htmlFor="kids-code-answer" className={isAskedInBubble ? 'sr-only' : 'line-clamp-2'}>
        {question || t('question.answer')}
      </label>
      <div className="flex gap-2">
        <Input
          id="kids-code-answer"
          ref={input}
          autoComplete="off"
          maxLength={300}
          enterKeyHint="send"
          placeholder={t('question.answer')}
        />
        <IconButton type="submit" variant="primary" label={t('question.send')} icon={<Icons.Check />} />
      </div>
    </form>
  )
}
