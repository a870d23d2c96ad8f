/** One tone of a sound; a sound is some of them, together or one after the other. */
export type Tone = {
  wave: 'sine' | 'square' | 'sawtooth' | 'triangle' | 'noise'
  /** Seconds from the start of the sound. */
  at: number
  seconds: number
  /** Pitch at the start and at the end; of noise, the frequency that its filter lets through. */
  hz: readonly [from: number, to: number]
  /** 0 to 1. */
  loudness: number
  /** Fades like a struck string, or holds until its end. */
  shape: 'pluck' | 'hold'
  /** Seconds until it is at its loudest. */
  attack: number
  /** Lets through what lies below. */
  lowPassHz?: number
  /** A trembling of the pitch. */
  tremble?: { hz: number; depthHz: number }
}

type ToneOptions = Partial<Pick<Tone, 'at' | 'loudness' | 'shape' | 'attack' | 'lowPassHz' | 'tremble'>>

export function tone(
  wave: Tone['wave'],
  hz: number | readonly [from: number, to: number],
  seconds: number,
  options: ToneOptions = {},
): Tone {
  return {
    wave,
    at: 0,
    seconds,
    hz: typeof hz === 'number' ? [hz, hz] : hz,
    loudness: 0.5,
    shape: 'pluck',
    attack: 0.005,
    ...options,
  }
}

/** When the last of them is over. */
export function lastingSeconds(tones: readonly Tone[]): number {
  return Math.max(0, ...tones.map(({ at, seconds }) => at + seconds))
}

const times = (count: number, make: (place: number) => Tone): Tone[] =>
  Array.from({ length: count }, (_, place) => make(place))

/** Every sound of the library, made of tones: nothing is fetched. */
const RECIPES = {
  meow: [
    tone('sawtooth', [420, 760], 0.18, { loudness: 0.22, shape: 'hold', attack: 0.05, lowPassHz: 1800 }),
    tone('sawtooth', [760, 380], 0.4, {
      at: 0.17,
      loudness: 0.22,
      shape: 'hold',
      lowPassHz: 1500,
      tremble: { hz: 9, depthHz: 12 },
    }),
  ],
  woof: times(2, (place) =>
    tone('sawtooth', [330, 130], 0.17, { at: place * 0.26, loudness: 0.4, lowPassHz: 900 }),
  ),
  tweet: times(4, (place) =>
    tone('sine', place % 2 ? [3200, 2500] : [2400, 3400], 0.1, { at: place * 0.13, loudness: 0.25 }),
  ),
  croak: times(7, (place) =>
    tone('square', [150, 95], 0.045, { at: place * 0.055, loudness: 0.25, lowPassHz: 700 }),
  ),
  pop: [tone('sine', [300, 1100], 0.09, { loudness: 0.6 })],
  boing: [
    tone('triangle', [140, 420], 0.6, { loudness: 0.6, attack: 0.01, tremble: { hz: 11, depthHz: 60 } }),
  ],
  bell: [
    tone('sine', 880, 1.5, { loudness: 0.4 }),
    tone('sine', 2427, 1, { loudness: 0.16 }),
    tone('sine', 4750, 0.5, { loudness: 0.08 }),
  ],
  clap: [
    tone('noise', 1500, 0.03, { loudness: 0.5 }),
    tone('noise', 1400, 0.03, { at: 0.025, loudness: 0.5 }),
    tone('noise', 1200, 0.2, { at: 0.05, loudness: 0.6 }),
  ],
  laser: [tone('sawtooth', [1900, 120], 0.35, { loudness: 0.25, shape: 'hold' })],
  coin: [
    tone('square', 988, 0.09, { loudness: 0.2, shape: 'hold' }),
    tone('square', 1319, 0.4, { at: 0.09, loudness: 0.2 }),
  ],
  jump: [tone('square', [200, 760], 0.3, { loudness: 0.2, shape: 'hold', lowPassHz: 2500 })],
  engine: [
    tone('sawtooth', [55, 95], 1.6, { loudness: 0.22, shape: 'hold', attack: 0.1, lowPassHz: 420 }),
    tone('square', [27, 47], 1.6, { loudness: 0.2, shape: 'hold', attack: 0.1, lowPassHz: 300 }),
  ],
  rocket: [
    tone('noise', [200, 900], 2, { loudness: 0.35, shape: 'hold', attack: 0.5 }),
    tone('sawtooth', [40, 110], 2, { loudness: 0.25, shape: 'hold', attack: 0.5, lowPassHz: 240 }),
  ],
  whoosh: [tone('noise', [400, 2600], 0.5, { loudness: 0.5, shape: 'hold', attack: 0.25 })],
  splash: [
    tone('noise', [2600, 500], 0.6, { loudness: 0.6 }),
    ...times(3, (place) =>
      tone('sine', [500 + place * 120, 900], 0.07, { at: 0.25 + place * 0.12, loudness: 0.25 }),
    ),
  ],
  knock: times(3, (place) =>
    tone('triangle', [210, 120], 0.09, { at: place * 0.2, loudness: 0.7, lowPassHz: 800 }),
  ),
  steps: times(4, (place) => tone('noise', place % 2 ? 260 : 340, 0.1, { at: place * 0.28, loudness: 1 })),
  heartbeat: times(2, (place) =>
    tone('sine', [70, 42], 0.2, { at: place * 0.26, loudness: 0.9 - place * 0.2, attack: 0.02 }),
  ),
  alarm: times(4, (place) =>
    tone('square', place % 2 ? 620 : 830, 0.2, { at: place * 0.2, loudness: 0.16, shape: 'hold' }),
  ),
  magic: times(7, (place) =>
    tone('sine', 660 * 2 ** (([0, 4, 7, 12, 16, 19, 24][place] as number) / 12), 0.5, {
      at: place * 0.07,
      loudness: 0.2,
    }),
  ),
  win: [
    ...[523, 659, 784].map((hz, place) =>
      tone('triangle', hz, 0.16, { at: place * 0.14, loudness: 0.4, shape: 'hold' }),
    ),
    ...[523, 659, 1047].map((hz) => tone('triangle', hz, 0.7, { at: 0.42, loudness: 0.3 })),
  ],
  lose: [392, 370, 349, 330].map((hz, place) =>
    tone('sawtooth', [hz, hz * 0.97], place === 3 ? 0.7 : 0.26, {
      at: place * 0.28,
      loudness: 0.2,
      shape: 'hold',
      lowPassHz: 1100,
      tremble: { hz: 6, depthHz: 4 },
    }),
  ),
} satisfies Record<string, Tone[]>

export type SoundId = keyof typeof RECIPES

/** What the chooser offers: a sound's `asset` in a project is `sounds/<id>`. */
export const SOUNDS: readonly { id: SoundId; asset: string; seconds: number }[] = Object.entries(RECIPES).map(
  ([id, tones]) => ({
    id: id as SoundId,
    asset: `sounds/${id}`,
    seconds: Math.ceil(10 * lastingSeconds(tones)) / 10,
  }),
)

/** The tones of a sound of the library; an unknown one pops. */
export function findTones(asset: string): readonly Tone[] {
  const id = asset.replace('sounds/', '')
  return Object.hasOwn(RECIPES, id) ? RECIPES[id as SoundId] : RECIPES.pop
}
