import type { SoundToPlay } from '#engines/kids-code/index.ts'
import { type Tone, tone } from './tone.ts'

type Instrument = Extract<SoundToPlay, { kind: 'note' }>['instrument']
type Drum = Extract<SoundToPlay, { kind: 'drum' }>['drum']

/** MIDI numbers: 69 is the a of a tuning fork. */
export function hzOfNote(note: number): number {
  return 440 * 2 ** ((note - 69) / 12)
}

/** A struck string rings on for a while after the note is over. */
const RING_SECONDS = 0.35

const INSTRUMENTS: Record<Instrument, (hz: number, seconds: number) => Tone[]> = {
  piano: (hz, seconds) => [
    tone('triangle', hz, seconds + RING_SECONDS, { loudness: 0.42 }),
    tone('sine', 2 * hz, (seconds + RING_SECONDS) * 0.6, { loudness: 0.14 }),
  ],
  guitar: (hz, seconds) => [
    tone('sawtooth', hz, seconds + RING_SECONDS, { loudness: 0.3, lowPassHz: Math.max(900, 4 * hz) }),
  ],
  flute: (hz, seconds) => [
    tone('sine', hz, seconds, {
      loudness: 0.4,
      shape: 'hold',
      attack: 0.06,
      tremble: { hz: 5, depthHz: hz * 0.006 },
    }),
    tone('sine', 2 * hz, seconds, { loudness: 0.07, shape: 'hold', attack: 0.08 }),
  ],
  bass: (hz, seconds) => [
    tone('square', hz / 2, seconds + RING_SECONDS / 2, {
      loudness: 0.35,
      lowPassHz: Math.max(220, 1.5 * hz),
    }),
  ],
  bells: (hz, seconds) => [
    tone('sine', hz, seconds + 2 * RING_SECONDS, { loudness: 0.36 }),
    tone('sine', 2.76 * hz, (seconds + RING_SECONDS) * 0.7, { loudness: 0.14 }),
  ],
  synth: (hz, seconds) => [
    tone('square', hz, seconds, { loudness: 0.16, shape: 'hold', attack: 0.02, lowPassHz: 2400 }),
    tone('sawtooth', 1.005 * hz, seconds, { loudness: 0.14, shape: 'hold', attack: 0.02, lowPassHz: 2400 }),
  ],
}

const DRUMS: Record<Drum, Tone[]> = {
  kick: [tone('sine', [150, 45], 0.28, { loudness: 0.95 })],
  snare: [
    tone('noise', 1800, 0.18, { loudness: 0.55 }),
    tone('triangle', [220, 160], 0.12, { loudness: 0.4 }),
  ],
  hat: [tone('noise', 7000, 0.07, { loudness: 0.45 })],
  clap: [
    tone('noise', 1400, 0.03, { loudness: 0.5 }),
    tone('noise', 1200, 0.15, { at: 0.03, loudness: 0.6 }),
  ],
  bell: [tone('square', 800, 0.25, { loudness: 0.16 }), tone('square', 540, 0.25, { loudness: 0.16 })],
  tom: [tone('sine', [190, 90], 0.32, { loudness: 0.8 })],
}

/** What a note sounds like on an instrument. */
export function playNote(instrument: Instrument, note: number, seconds: number): Tone[] {
  return INSTRUMENTS[instrument](hzOfNote(note), Math.max(0.05, seconds))
}

/** A drum rings as long as it does, however long its beat is. */
export function playDrum(drum: Drum): readonly Tone[] {
  return DRUMS[drum]
}
