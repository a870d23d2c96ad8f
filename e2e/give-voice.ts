import type { Page } from '@playwright/test'

/** A voice whose pace the test sets: a browser without sound has none. */
export function giveVoice(page: Page) {
  return page.addInitScript(() => {
    const spoken: SpeechSynthesisUtterance[] = []
    const voice = { name: 'Test', lang: 'en-US', localService: true, default: true, voiceURI: 'test' }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
      cancel: () => {},
    })
    class Utterance extends EventTarget {
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken })
  })
}
