import { type RefObject, useEffect, useState } from 'react'
import { collectSentences, type Sentence } from '../../../kit/speech/collect-sentences.ts'
import { markSpoken } from '../../../kit/speech/mark-spoken.ts'
import { createSpeaker, type SpeakerState } from '../../../kit/speech/speaker.ts'
import { useVoice } from '../../../kit/speech/use-voice.ts'

/** Below the bars on top of the page: reading aloud begins with what stands under this line. */
const FIRST_VISIBLE_PX = 140

/** Reads a text aloud from what is on the screen, and shows the sentence and the word that are being said. */
export function useReadAloud(text: RefObject<HTMLElement | null>, rate: number) {
  const voice = useVoice()
  const [state, setState] = useState<SpeakerState>('silent')
  const [reader] = useState(() => createReader(setState))

  useEffect(() => () => reader.stop(), [reader])

  return {
    canSpeak: voice !== null,
    state,
    start: () => {
      if (text.current && voice) reader.start(text.current, voice, rate)
    },
    pause: reader.pause,
    resume: reader.resume,
    stop: reader.stop,
  }
}

export type ReadAloud = ReturnType<typeof useReadAloud>

function createReader(onState: (state: SpeakerState) => void) {
  let sentences: Sentence[] = []
  let voice: SpeechSynthesisVoice | null = null
  let rate = 1
  // Made when it is needed first: a device without voices has no synthesis either.
  let speaker: ReturnType<typeof createSpeaker> | null = null

  function open() {
    speaker ??= createSpeaker({
      synthesis: speechSynthesis,
      makeUtterance: (words) =>
        Object.assign(new SpeechSynthesisUtterance(words), { voice, rate, lang: voice?.lang ?? 'en' }),
      onState,
      onPlace: (place) => {
        const sentence = place && sentences[place.sentence]
        markSpoken(sentence ?? null, place?.word ?? null)
        if (sentence) keepInSight(sentence)
      },
    })
    return speaker
  }

  return {
    start: (text: HTMLElement, chosenVoice: SpeechSynthesisVoice, chosenRate: number) => {
      voice = chosenVoice
      rate = chosenRate
      sentences = collectSentences(text)
      const from = sentences.findIndex(({ block }) => block.getBoundingClientRect().bottom > FIRST_VISIBLE_PX)
      open().play(
        sentences.map(({ text }) => text),
        Math.max(0, from),
      )
    },
    pause: () => speaker?.pause(),
    resume: () => speaker?.resume(),
    stop: () => speaker?.stop(),
  }
}

function keepInSight({ text, findRange }: Sentence): void {
  const box = findRange({ start: 0, end: text.length })?.getBoundingClientRect()
  if (!box || (box.top >= FIRST_VISIBLE_PX && box.bottom <= window.innerHeight)) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: box.top - window.innerHeight / 3, behavior: isCalm ? 'instant' : 'smooth' })
}
