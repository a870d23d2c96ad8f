import type { Costume } from '#engines/kids-code/index.ts'

/** Of the library (`asset`), or drawn: then the picture itself, as a data address. Sizes are in units of the stage. */
export type ChosenCostume = { name: string; width: number; height: number } & (
  | Pick<Costume, 'asset'>
  | { imageUrl: string }
)
export type ChosenPicture = { name: string; costumes: readonly ChosenCostume[] }
