import { expect, test } from 'vitest'
import { hzOfNote, playDrum, playNote } from './create-sound-output.ts'
import { findTones, lastingSeconds, SOUNDS, type Tone } from './sounds.ts'

const INSTRUMENTS = ['piano', 'guitar', 'flute', 'bass', 'bells', 'synth'] as const
const DRUMS = ['kick', 'snare', 'hat', 'clap', 'bell', 'tom'] as const

/** What a browser refuses, or what would hurt an ear. */
function findFaults(tones: readonly Tone[]): Tone[] {
  const together = tones.reduce((sum, { loudness }) => sum + loudness, 0) / tones.length
  return tones.filter(
    ({ at, seconds, hz, loudness, attack }) =>
      at < 0 ||
      seconds <= 0 ||
      attack <= 0 ||
      loudness <= 0 ||
      loudness > 1 ||
      together > 1 ||
      hz.some((value) => value < 20 || value > 15_000),
  )
}

test('the library has at least 16 sounds, each short and sound', () => {
  expect(SOUNDS.length).toBeGreaterThanOrEqual(16)
  for (const { asset, seconds } of SOUNDS) {
    expect(findFaults(findTones(asset)), asset).toEqual([])
    expect(seconds, asset).toBeGreaterThanOrEqual(lastingSeconds(findTones(asset)) - 0.001)
    expect(seconds, asset).toBeLessThanOrEqual(3)
  }
})

test('no two sounds are alike', () => {
  expect(new Set(SOUNDS.map(({ asset }) => JSON.stringify(findTones(asset)))).size).toBe(SOUNDS.length)
})

test('a sound that the library does not have pops', () => {
  expect(findTones('sounds/nothing')).toBe(findTones('sounds/pop'))
  expect(findTones('constructor')).toBe(findTones('sounds/pop'))
})

test.each(INSTRUMENTS)('every note of the %s can be heard as long as it lasts', (instrument) => {
  for (const note of [21, 60, 108]) {
    const tones = playNote(instrument, note, 0.5)
    expect(findFaults(tones.filter(({ hz }) => hz[0] >= 20 && hz[0] <= 15_000))).toEqual([])
    expect(lastingSeconds(tones)).toBeGreaterThanOrEqual(0.5)
  }
  expect(playNote(instrument, 60, 0).every(({ seconds }) => seconds > 0)).toBe(true)
})

test.each(DRUMS)('the drum %s is struck once and is soon over', (drum) => {
  expect(findFaults(playDrum(drum))).toEqual([])
  expect(lastingSeconds(playDrum(drum))).toBeLessThan(0.5)
})

test('notes are those of a piano', () => {
  expect(hzOfNote(69)).toBe(440)
  expect(hzOfNote(60)).toBeCloseTo(261.63, 2)
})
