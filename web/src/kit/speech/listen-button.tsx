import { Square, Volume2 } from 'lucide-react'
import { Button } from '../../ui/actions/button.tsx'
import { useSpeaker, useVoice } from './use-voice.ts'

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
  const { isSpeaking, toggle } = useSpeaker(voice)
  return (
    <Button variant="secondary" size={isLarge ? 'large' : 'medium'} onClick={() => toggle(collect)}>
      {isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      {isSpeaking ? stopLabel : label}
    </Button>
  )
}
