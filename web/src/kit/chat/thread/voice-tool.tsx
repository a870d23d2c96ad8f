import { Square, Volume2 } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { collectSentences } from '../../speech/collect-sentences.ts'
import { createSpeaker } from '../../speech/speaker.ts'
import { useVoice } from '../../speech/use-voice.ts'
import { Tool } from './tool.tsx'

type VoiceToolProps = { text: RefObject<HTMLElement | null> }

/** Reads an answer out. Not there on a device without an English voice. */
export function VoiceTool({ text }: VoiceToolProps) {
  const voice = useVoice()
  return voice && <SpeakingTool voice={voice} text={text} />
}

function SpeakingTool({ voice, text }: VoiceToolProps & { voice: SpeechSynthesisVoice }) {
  const { t } = useTranslation('chat')
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
  // Another page says nothing of this one. One that is silent must not hush another that speaks.
  useEffect(() => {
    if (isSpeaking) return () => speaker.stop()
  }, [speaker, isSpeaking])
  return (
    <Tool
      label={isSpeaking ? t('tools.hush') : t('tools.listen')}
      onClick={() =>
        isSpeaking
          ? speaker.stop()
          : speaker.play(
              text.current ? collectSentences(text.current).map((sentence) => sentence.text) : [],
              0,
            )
      }
    >
      {isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
    </Tool>
  )
}
