import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { createSpeaker, type SpeakerState } from './speaker.ts'
import { useVoice } from './use-voice.ts'

type ListenButtonProps = {
  /** What is to be said, sentence by sentence; asked when the button is pressed. */
  collect: () => string[]
  label: string
  stopLabel: string
  /** For those who are just learning to read. */
  isLarge?: boolean
}

/** Reads out what stands beside it. Not there on a device without an English voice. */
export function ListenButton(props: ListenButtonProps) {
  const voice = useVoice()
  return voice && <VoiceButton voice={voice} {...props} />
}

type VoiceButtonProps = ListenButtonProps & { voice: SpeechSynthesisVoice }

function VoiceButton({ voice, collect, label, stopLabel, isLarge = false }: VoiceButtonProps) {
  const [state, setState] = useState<SpeakerState>('silent')
  const [speaker] = useState(() =>
    createSpeaker({
      synthesis: speechSynthesis,
      makeUtterance: (text) => Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang }),
      onState: setState,
      onPlace: () => {},
    }),
  )
  // Another page says nothing of this one.
  useEffect(() => () => speaker.stop(), [speaker])
  const isSpeaking = state === 'speaking'
  return (
    <Button
      variant="secondary"
      size={isLarge ? 'large' : 'medium'}
      onClick={() => (isSpeaking ? speaker.stop() : speaker.play(collect(), 0))}
    >
      {isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      {isSpeaking ? stopLabel : label}
    </Button>
  )
}
