import { Square, Volume2, VolumeX } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadOut } from '../../speech/use-read-out.ts'
import { useOwnWords } from '../own-words.ts'
import { Tool } from './tool.tsx'

type VoiceToolProps = { text: RefObject<HTMLElement | null> }

/** Reads an answer out and marks what is being said. On a device without an English voice it is not there, or says why. */
export function VoiceTool({ text }: VoiceToolProps) {
  const { t } = useTranslation('chat')
  const { canSpeak, isSpeaking, toggle } = useReadOut(text)
  const noVoice = useOwnWords()?.noVoice
  if (!canSpeak) {
    return noVoice ? (
      <Tool label={`${t('tools.listen')}: ${noVoice}`} aria-disabled="true">
        <VolumeX aria-hidden="true" />
      </Tool>
    ) : null
  }
  return (
    <Tool label={isSpeaking ? t('tools.hush') : t('tools.listen')} onClick={toggle}>
      {isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
    </Tool>
  )
}
