import { Square, Volume2 } from 'lucide-react'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { useSpeaker, useVoice } from './use-voice.ts'

type SpeakButtonProps = {
  /** What is said, in English as all of the curriculum. */
  text: string
  label: string
}

/** Says a short text. Not there where the device has no voice. */
export function SpeakButton({ text, label }: SpeakButtonProps) {
  const voice = useVoice()
  return voice && <VoiceButton text={text} label={label} voice={voice} />
}

function VoiceButton({ text, label, voice }: SpeakButtonProps & { voice: SpeechSynthesisVoice }) {
  const { isSpeaking, toggle } = useSpeaker(voice)
  return (
    <IconButton
      label={label}
      aria-pressed={isSpeaking}
      icon={isSpeaking ? <Square /> : <Volume2 />}
      onClick={() => toggle(() => [text])}
    />
  )
}
