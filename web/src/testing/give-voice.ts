import { onTestFinished } from 'vitest'

/** The real one takes no voice but a real one. */
class Utterance extends EventTarget {
  text: string
  onend: (() => void) | null = null
  constructor(text: string) {
    super()
    this.text = text
    this.addEventListener('end', () => this.onend?.())
  }
}

/** A voice of the device, which a browser without sound does not have; what it was given to say comes back. */
export function giveVoice({ isSlow = false } = {}): string[] {
  const said: string[] = []
  const { getVoices, speak, cancel } = speechSynthesis
  const { SpeechSynthesisUtterance: RealUtterance } = window
  Object.assign(window, { SpeechSynthesisUtterance: Utterance })
  const voice = { lang: 'en-US', localService: true, default: true, name: 'Test', voiceURI: 'test' }
  speechSynthesis.getVoices = () => [voice]
  speechSynthesis.cancel = () => {}
  speechSynthesis.speak = (utterance) => {
    said.push(utterance.text)
    if (!isSlow) utterance.dispatchEvent(new Event('end'))
  }
  onTestFinished(() => {
    Object.assign(speechSynthesis, { getVoices, speak, cancel })
    Object.assign(window, { SpeechSynthesisUtterance: RealUtterance })
  })
  return said
}
