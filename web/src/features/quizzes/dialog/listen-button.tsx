import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createSpeaker, type SpeakerState } from '../../../kit/speech/speaker.ts'
import { useVoice } from '../../../kit/speech/use-voice.ts'
import { Button } from '../../../ui/actions/button.tsx'

/** Reads a question and its options out. Not there on a device without an English voice. */
export function ListenButton({ collect }: { collect: () => string[] }) {
  const voice = useVoice()
  return voice && <VoiceButton voice={voice} collect={collect} />
}

function VoiceButton({ voice, collect }: { voice: SpeechSynthesisVoice; collect: () => string[] }) {
  const { t } = useTranslation('quizzes')
  const [state, setState] = useState<SpeakerState>('silent')
  const [speaker] = useState(() =>
    createSpeaker({
      synthesis: speechSynthesis,
      makeUtterance: (text) => {
        const utterance = new SpeechSynthesisUtterance(text)
        utterance.voice = voice
        utterance.lang = voice.lang
        return utterance
      },
      onState: setState,
      onPlace: () => {},
    }),
  )
  useEffect(() => () => speaker.stop(), [speaker])
  const isSpeaking = state === 'speaking'
  return (
    <Button
      variant="secondary"
      size="large"
      onClick={() => (isSpeaking ? speaker.stop() : speaker.play(collect(), 0))}
    >
      {isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      {isSpeaking ? t('listen.stop') : t('listen.start')}
    </Button>
  )
}
