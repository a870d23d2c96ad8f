import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { createSpeaker } from './speaker.ts'
import { useVoice } from './use-voice.ts'

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
  const [isSpeaking, setSpeaking] = useState(false)
  const [speaker] = useState(() =>
    createSpeaker({
      synthesis: speechSynthesis,
      makeUtterance: (words) =>
        Object.assign(new SpeechSynthesisUtterance(words), { voice, lang: voice.lang }),
      onState: (state) => setSpeaking(state === 'speaking'),
      onPlace: () => {},
    }),
  )
  // Another page says nothing of this one.
  useEffect(() => () => speaker.stop(), [speaker])
  return (
    <IconButton
      label={label}
      aria-pressed={isSpeaking}
      icon={isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      onClick={() => (isSpeaking ? speaker.stop() : speaker.play([text], 0))}
    />
  )
}
