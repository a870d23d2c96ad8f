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
