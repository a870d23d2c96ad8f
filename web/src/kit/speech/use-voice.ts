import { useEffect, useState, useSyncExternalStore } from 'react'
import { createSpeaker } from './speaker.ts'

function findVoice(): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in window)) return null
  const english = speechSynthesis.getVoices().filter(({ lang }) => /^en\b/i.test(lang))
  // A voice of the device also speaks offline, and tells the words it says.
  return (
    english.find(({ localService, default: isDefault }) => localService && isDefault) ??
    english.find(({ localService }) => localService) ??
    english[0] ??
    null
  )
}

function subscribe(notify: () => void) {
  if (!('speechSynthesis' in window)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', notify)
  return () => speechSynthesis.removeEventListener('voiceschanged', notify)
}

/** An English voice of this device, the language of the curriculum; null when it has none. Some come late. */
export function useVoice(): SpeechSynthesisVoice | null {
  return useSyncExternalStore(subscribe, findVoice, () => null)
}

/** Says texts one after the other, or stops. */
export function useSpeaker(voice: SpeechSynthesisVoice) {
  const [isSpeaking, setSpeaking] = useState(false)
  const [speaker] = useState(() =>
    createSpeaker({
      synthesis: speechSynthesis,
      makeUtterance: (text) => Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang }),
      onState: (state) => setSpeaking(state === 'speaking'),
      onPlace: () => {},
    }),
  )
  // Another page says nothing of this one.
  useEffect(() => () => speaker.stop(), [speaker])
  const toggle = (collect: () => string[]) => (isSpeaking ? speaker.stop() : speaker.play(collect(), 0))
  return { isSpeaking, toggle }
}
