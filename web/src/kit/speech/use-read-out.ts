import { type RefObject, useEffect, useState } from 'react'
import { collectSentences, type Sentence } from './collect-sentences.ts'
import { markSpoken } from './mark-spoken.ts'
import { createSpeaker } from './speaker.ts'
import { useVoice } from './use-voice.ts'

/** Reads an element out from its beginning and marks the sentence and the word that are being said. */
export function useReadOut(text: RefObject<HTMLElement | null>) {
  const voice = useVoice()
  const [isSpeaking, setSpeaking] = useState(false)
  const [reader] = useState(() => createReader(setSpeaking))
  // Another page says nothing of this one. One that is silent must not hush another that speaks.
  useEffect(() => {
    if (isSpeaking) return reader.stop
  }, [reader, isSpeaking])
  return {
    canSpeak: voice !== null,
    isSpeaking,
    toggle: () => {
      if (isSpeaking) reader.stop()
      else if (voice && text.current) reader.start(text.current, voice)
    },
  }
}

function createReader(onSpeaking: (isSpeaking: boolean) => void) {
  let sentences: Sentence[] = []
  let voice: SpeechSynthesisVoice | null = null
  // Made when it is needed first: a device without voices has no synthesis either.
  let speaker: ReturnType<typeof createSpeaker> | null = null

  const open = () => {
    speaker ??= createSpeaker({
      synthesis: speechSynthesis,
      makeUtterance: (words) =>
        Object.assign(new SpeechSynthesisUtterance(words), { voice, lang: voice?.lang ?? 'en' }),
      onState: (state) => onSpeaking(state === 'speaking'),
      onPlace: (place) => markSpoken((place && sentences[place.sentence]) ?? null, place?.word ?? null),
    })
    return speaker
  }

  return {
    start: (element: HTMLElement, chosen: SpeechSynthesisVoice) => {
      voice = chosen
      sentences = collectSentences(element)
      open().play(
        sentences.map(({ text }) => text),
        0,
      )
    },
    stop: () => speaker?.stop(),
  }
}
