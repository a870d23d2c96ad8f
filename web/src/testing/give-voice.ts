import { onTestFinished } from 'vitest'

/** The real one takes no voice but a real one. */
class Utterance extends EventTarget {
  text: string
  onend: (() => void) | null = null
  onboundary: ((event: Pick<SpeechSynthesisEvent, 'name' | 'charIndex' | 'charLength'>) => void) | null = null
  constructor(text: string) {
    super()
    this.text = text
  }
}

/** A voice whose pace the test sets, until the test ends: a browser without sound has none. */
export function giveVoice({ endsAtOnce = false } = {}): Utterance[] {
  const spoken: Utterance[] = []
  const voice = { name: 'Test', lang: 'en-US', localService: true, default: true, voiceURI: 'test' }
  replaceSynthesis({
    getVoices: () => [voice],
    speak(utterance: Utterance) {
      spoken.push(utterance)
      if (endsAtOnce) utterance.onend?.()
    },
    cancel: () => {},
  })
  const { SpeechSynthesisUtterance: real } = window
  Object.assign(window, { SpeechSynthesisUtterance: Utterance })
  onTestFinished(() => void Object.assign(window, { SpeechSynthesisUtterance: real }))
  return spoken
}

export const takeVoice = () => replaceSynthesis({ getVoices: () => [] })

function replaceSynthesis(synthesis: object): void {
  const real = speechSynthesis
  const replace = (value: EventTarget) =>
    Object.defineProperty(window, 'speechSynthesis', { value, configurable: true })
  replace(Object.assign(new EventTarget(), synthesis))
  onTestFinished(() => void replace(real))
}
