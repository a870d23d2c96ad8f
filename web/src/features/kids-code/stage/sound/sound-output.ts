import type { Project, SoundToPlay } from '#engines/kids-code/index.ts'

/** Where a player sends what is to be heard. */
export type SoundOutput = {
  /** After something the child did: before that, browsers let no page make a sound. */
  wake: () => void
  play: (sound: SoundToPlay, project: Project) => void
  /** A sound of the library by itself, to hear what it is like. */
  preview: (asset: string) => void
  silence: () => void
  setMuted: (isMuted: boolean) => void
  /** Out of sight nothing sounds; it goes on when the tab is seen again. */
  setAsleep: (isAsleep: boolean) => void
  dispose: () => void
}
