import { Pause, Play, Square, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import type { ReadAloud } from '../reading/use-read-aloud.ts'

type ListenControlsProps = {
  readAloud: ReadAloud
  /** For those who are just learning to read. */
  isLarge: boolean
}

/** Not there without a voice. On a phone the picture alone stands for the word. */
export function ListenControls({ readAloud, isLarge }: ListenControlsProps) {
  const { t } = useTranslation('lessons')
  const { canSpeak, state, start, pause, resume, stop } = readAloud
  if (!canSpeak) return null
  const main = {
    silent: { label: t('listen.start'), icon: <Volume2 aria-hidden="true" />, act: start },
    speaking: { label: t('listen.pause'), icon: <Pause aria-hidden="true" />, act: pause },
    paused: { label: t('listen.resume'), icon: <Play aria-hidden="true" />, act: resume },
  }[state]
  return (
    <>
      <Button
        variant={isLarge ? 'primary' : 'outline'}
        size={isLarge ? 'large' : 'medium'}
        className={isLarge ? 'max-sm:min-w-13 max-sm:px-0' : 'max-sm:min-w-11 max-sm:px-0'}
        onClick={main.act}
      >
        {main.icon}
        <span className="max-sm:sr-only">{main.label}</span>
      </Button>
      {state !== 'silent' && (
        <IconButton
          variant="outline"
          label={t('listen.stop')}
          icon={<Square aria-hidden="true" />}
          onClick={stop}
        />
      )}
    </>
  )
}
