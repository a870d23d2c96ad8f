import { Ear, Flag, Gauge, Octagon, Pause, Play, StepForward, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeStage } from '#engines/kids-code/index.ts'
import { announce } from '../../../../kit/announce.ts'
import { SpeakButton } from '../../../../kit/speech/speak-button.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { DropdownMenu, MenuChoice, MenuChoices } from '../../../../ui/overlays/dropdown-menu.tsx'
import { Popover } from '../../../../ui/overlays/popover.tsx'
import type { Player } from '../../stage/player/create-player.ts'
import { type PlayerView, SPEEDS } from '../../stage/player/player-view.ts'
import { tellSentence } from '../../stage/spoken-stage.ts'

type RunBarProps = {
  player: Player
  view: PlayerView
  isYoung: boolean
  isMuted: boolean
  /** Stands in a narrow column: the two large buttons have a line of their own. */
  isInColumn: boolean
  onRun: () => void
  onMuted: (isMuted: boolean) => void
}

/**
 * Run and stop are always in the same place, and no tooltip of the smaller buttons lies over them. The youngest have only
 * these two and the sound.
 */
export function RunBar({ player, view, isYoung, isMuted, isInColumn, onRun, onMuted }: RunBarProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const { status } = view
  const isIdle = status === 'idle'
  useEffect(() => player.setMuted(isMuted), [player, isMuted])
  // On the narrowest phones the words of the two say enough.
  const size = isYoung ? 'min-h-14 flex-1 text-lg' : 'flex-1 px-2! max-[26rem]:[&_svg]:hidden'
  return (
    <div role="toolbar" aria-label={t('run.label')} className="flex flex-wrap items-center gap-1.5">
      <div className={`flex flex-1 gap-1.5 ${isInColumn ? 'basis-full' : ''}`}>
        <Button className={size} onClick={onRun}>
          <Flag aria-hidden="true" />
          {t('run.start')}
        </Button>
        {/* Not switched off while nothing runs: whoever has just pressed it keeps the focus. */}
        <Button
          variant={isIdle ? 'outline' : 'destructive'}
          className={size}
          aria-disabled={isIdle}
          onClick={() => player.stop()}
        >
          <Octagon aria-hidden="true" />
          {t('run.stop')}
        </Button>
      </div>
      {!isYoung && (
        <>
          <IconButton
            label={t('run.step')}
            side="bottom"
            variant="outline"
            icon={<StepForward />}
            onClick={() => player.stepBlock()}
          />
          {!isIdle && (
            <IconButton
              label={status === 'running' ? t('run.pause') : t('run.goOn')}
              side="bottom"
              variant="outline"
              icon={status === 'running' ? <Pause /> : <Play />}
              onClick={() => (status === 'running' ? player.pause() : player.resume())}
            />
          )}
          <Speed player={player} view={view} />
        </>
      )}
      <IconButton
        label={isMuted ? t('run.soundOn') : t('run.soundOff')}
        side="bottom"
        variant="outline"
        icon={isMuted ? <VolumeX /> : <Volume2 />}
        onClick={() => onMuted(!isMuted)}
      />
      <DescribeStageButton player={player} />
    </div>
  )
}

function Speed({ player, view }: Pick<RunBarProps, 'player' | 'view'>) {
  const { t } = useTranslation('kidsCodeStudio')
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button
          variant="outline"
          size="icon"
          aria-label={t('run.speed', { speed: t(`run.speeds.${nameSpeed(view.speed)}`) })}
        >
          <Gauge aria-hidden="true" />
        </Button>
      }
    >
      <MenuChoices
        value={String(view.speed)}
        onValueChange={(value) => player.setSpeed(SPEEDS.find((speed) => String(speed) === value) ?? 1)}
      >
        {SPEEDS.map((speed) => (
          <MenuChoice key={speed} value={String(speed)}>
            {t(`run.speeds.${nameSpeed(speed)}`)}
          </MenuChoice>
        ))}
      </MenuChoices>
    </DropdownMenu>
  )
}

const SPEED_NAMES = ['turtle', 'snail', 'walk', 'usual', 'horse', 'rocket'] as const

function nameSpeed(speed: (typeof SPEEDS)[number]): (typeof SPEED_NAMES)[number] {
  return SPEED_NAMES[SPEEDS.indexOf(speed)] ?? 'usual'
}

/** Everything on the stage in words: said at once, and there to be read or listened to. */
function DescribeStageButton({ player }: { player: Player }) {
  const { t } = useTranslation('kidsCodeStage')
  const [sentences, setSentences] = useState<string[] | null>(null)
  const text = sentences?.join(' ') ?? ''

  function describe(isOpen: boolean) {
    if (!isOpen) {
      setSentences(null)
      return
    }
    const told = describeStage(player.read().stage).map((sentence) => tellSentence(sentence, t))
    setSentences(told)
    announce(told.join(' '))
  }

  return (
    <Popover
      label={t('describe.title')}
      align="end"
      open={sentences !== null}
      onOpenChange={describe}
      trigger={<IconButton label={t('describe.button')} side="bottom" icon={<Ear />} />}
    >
      <div className="flex flex-col gap-2">
        <div className="flex items-center justify-between gap-2">
          <h2 className="font-medium text-lg">{t('describe.title')}</h2>
          <SpeakButton text={text} label={t('describe.listen')} />
        </div>
        <ul className="flex flex-col gap-1">
          {sentences?.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </Popover>
  )
}
