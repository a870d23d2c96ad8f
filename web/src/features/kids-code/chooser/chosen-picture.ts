import { readPictureSize } from '#engines/kids-code/painting/index.ts'
import { BACKGROUNDS, type BackgroundId, SPRITES, type SpriteId } from '../pictures/pictures.ts'

export type PictureKind = 'sprite' | 'background'

/** Of the library (`asset`), or drawn: then the picture itself, as a data address. Sizes are in units of the stage. */
export type ChosenCostume = { name: string; width: number; height: number } & (
  | { asset: string }
  | { imageUrl: string }
)

/** What goes into a project: a sprite with its costumes, or a background, which is one costume as large as the stage. */
export type ChosenPicture = { name: string; costumes: readonly ChosenCostume[] }

const STAGE = { width: 480, height: 360 }
/** For a picture that does not say how large it is. */
const USUAL_SPRITE = { width: 60, height: 60 }

/** Costumes are numbered: their names stand in blocks. */
export function chooseSprite(id: SpriteId, name: string): ChosenPicture {
  const { costumes, width, height } = SPRITES[id]
  return {
    name,
    costumes: costumes.map((costume, place) => ({
      name: `${name} ${place + 1}`,
      asset: `sprites/${id}/${costume}`,
      width,
      height,
    })),
  }
}

export function chooseBackground(id: BackgroundId, name: string): ChosenPicture {
  return { name, costumes: [{ name, asset: `backgrounds/${id}`, ...STAGE }] }
}

export function chooseDrawn(kind: PictureKind, name: string, imageUrl: string): ChosenPicture {
  const size = kind === 'background' ? STAGE : (readPictureSize(imageUrl) ?? USUAL_SPRITE)
  return { name, costumes: [{ name, imageUrl, ...size }] }
}

export const SPRITE_IDS = Object.keys(SPRITES) as SpriteId[]
export const BACKGROUND_IDS: readonly BackgroundId[] = BACKGROUNDS
