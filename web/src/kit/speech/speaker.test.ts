import { expect, test } from 'vitest'
import { createSpeaker, type SpeakerState } from './speaker.ts'

function begin() {
  const said: SpeechSynthesisUtterance[] = []
  const states: SpeakerState[] = []
  const places: unknown[] = []
  const speaker = createSpeaker({
    synthesis: { speak: (utterance) => said.push(utterance), cancel: () => {} },
    makeUtterance: (text) => ({ text }) as SpeechSynthesisUtterance,
    onState: (state) => states.push(state),
    onPlace: (place) => places.push(place),
  })
  const tell = (name: 'onend' | 'onboundary' | 'onerror', place: number, event: object = {}) => {
    const utterance = said[place]
    utterance?.[name]?.call(utterance, event as SpeechSynthesisErrorEvent)
  }
  const end = (place: number) => tell('onend', place)
  const texts = () => said.map(({ text }) => text)
  return { speaker, states, places, tell, end, texts }
}

test('one sentence follows the other, and after the last one it is silent', () => {
  const { speaker, texts, states, places, end } = begin()
  speaker.play(['One.', 'Two.', 'Three.'], 1)
  end(0)
  end(1)
  expect(texts()).toEqual(['Two.', 'Three.'])
  expect(states).toEqual(['speaking', 'silent'])
  expect(places).toEqual([{ sentence: 1, word: null }, { sentence: 2, word: null }, null])
})

test('after a pause the sentence that was broken off is said again', () => {
  const { speaker, texts, states, end } = begin()
  speaker.play(['One.', 'Two.'], 0)
  speaker.pause()
  end(0)
  expect(texts()).toEqual(['One.'])
  speaker.resume()
  expect(texts()).toEqual(['One.', 'One.'])
  end(1)
  expect(texts()).toEqual(['One.', 'One.', 'Two.'])
  expect(states).toEqual(['speaking', 'paused', 'speaking'])
})

test('the word is shown where the voice tells it, also without its length', () => {
  const { speaker, tell, places } = begin()
  speaker.play(['Two equal parts.'], 0)
  tell('onboundary', 0, { name: 'word', charIndex: 4, charLength: 5 })
  tell('onboundary', 0, { name: 'word', charIndex: 10, charLength: 0 })
  tell('onboundary', 0, { name: 'sentence', charIndex: 0, charLength: 0 })
  expect(places.slice(1)).toEqual([
    { sentence: 0, word: { start: 4, end: 9 } },
    { sentence: 0, word: { start: 10, end: 15 } },
  ])
})

test('a voice that fails falls silent, and what was stopped says nothing more', () => {
  const { speaker, tell, states, texts, end } = begin()
  speaker.play(['One.', 'Two.'], 0)
  tell('onerror', 0)
  expect(states).toEqual(['speaking', 'silent'])
  speaker.play(['One.', 'Two.'], 0)
  speaker.stop()
  end(1)
  expect(texts()).toEqual(['One.', 'One.'])
})
