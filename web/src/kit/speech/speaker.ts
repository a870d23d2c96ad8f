import { type Span, wordAt } from './split-sentences.ts'

export type SpeakerState = 'silent' | 'speaking' | 'paused'

/** What a voice needs of the browser; a device without voices has none of it. */
export type Synthesis = Pick<SpeechSynthesis, 'speak' | 'cancel'>

type SpeakerOptions = {
  synthesis: Synthesis
  makeUtterance: (text: string) => SpeechSynthesisUtterance
  onState: (state: SpeakerState) => void
  /** The sentence that is being said, and the word where the voice tells it; null when nothing is. */
  onPlace: (place: { sentence: number; word: Span | null } | null) => void
}

/**
 * Says one sentence after the other. Pausing stops the voice and remembers the sentence: the browsers' own pause is lost
 * on phones, and voices from the network fall silent in long texts.
 */
export function createSpeaker({ synthesis, makeUtterance, onState, onPlace }: SpeakerOptions) {
  let sentences: readonly string[] = []
  let place = 0
  let state: SpeakerState = 'silent'
  /** Counts up with every turn, so that the end of a sentence that was broken off starts no other. */
  let turn = 0

  function enter(next: SpeakerState): void {
    state = next
    onState(next)
  }

  function sayNext(): void {
    const text = sentences[place]
    if (text === undefined) {
      stop()
      return
    }
    const mine = ++turn
    const sentence = place
    const utterance = makeUtterance(text)
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (mine !== turn || name !== 'word') return
      const word =
        charLength > 0 ? { start: charIndex, end: charIndex + charLength } : wordAt(text, charIndex)
      onPlace({ sentence, word })
    }
    utterance.onend = () => {
      if (mine !== turn || state !== 'speaking') return
      place += 1
      sayNext()
    }
    utterance.onerror = () => {
      if (mine === turn) stop()
    }
    onPlace({ sentence, word: null })
    synthesis.speak(utterance)
  }

  function hush(): void {
    turn += 1
    synthesis.cancel()
  }

  function play(texts: readonly string[], from: number): void {
    hush()
    sentences = texts
    place = from
    enter('speaking')
    sayNext()
  }

  function pause(): void {
    if (state !== 'speaking') return
    hush()
    enter('paused')
  }

  function resume(): void {
    if (state !== 'paused') return
    enter('speaking')
    sayNext()
  }

  function stop(): void {
    hush()
    sentences = []
    onPlace(null)
    enter('silent')
  }

  return { play, pause, resume, stop }
}
