import type { TFunction } from 'react-i18next'
import { readPictureSize } from '#engines/kids-code/painting/index.ts'
import { foldText } from '../../../ui/format/fold-text.ts'
import { findPicture } from '../pictures/find-picture.ts'
import {
  BACKGROUNDS,
  type BackgroundId,
  SPRITES,
  type SpriteId,
  type SpriteKind,
} from '../pictures/pictures.ts'

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
function chooseSprite(id: SpriteId, name: string): ChosenPicture {
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

function chooseBackground(id: BackgroundId, name: string): ChosenPicture {
  return { name, costumes: [{ name, asset: `backgrounds/${id}`, ...STAGE }] }
}

export function chooseDrawn(kind: PictureKind, name: string, imageUrl: string): ChosenPicture {
  const size = kind === 'background' ? STAGE : (readPictureSize(imageUrl) ?? USUAL_SPRITE)
  return { name, costumes: [{ name, imageUrl, ...size }] }
}

const SPRITE_IDS = Object.keys(SPRITES) as SpriteId[]
const BACKGROUND_IDS: readonly BackgroundId[] = BACKGROUNDS

type LibraryPicture = {
  id: string
  name: string
  /** Null for backgrounds, which are all of one kind. */
  kind: SpriteKind | null
  address: string | undefined
  choose: () => ChosenPicture
}

/** What the library offers, in its order. */
export function listLibrary(kind: PictureKind, t: TFunction<'kidsCode'>): LibraryPicture[] {
  if (kind === 'background') {
    return BACKGROUND_IDS.map((id) => {
      const name = t(`backgrounds.${id}.name`)
      const address = findPicture(`backgrounds/${id}`)
      return { id, name, kind: null, address, choose: () => chooseBackground(id, name) }
    })
  }
  return SPRITE_IDS.map((id) => {
    const name = t(`sprites.${id}.name`)
    const { kind: ofKind, costumes } = SPRITES[id]
    const address = findPicture(`sprites/${id}/${costumes[0]}`)
    return { id, name, kind: ofKind, address, choose: () => chooseSprite(id, name) }
  })
}

/** Those whose name holds the words, whatever their capitals and accents. */
export function findByName<Named extends { name: string }>(
  pictures: readonly Named[],
  words: string,
): Named[] {
  const wanted = foldText(words.trim())
  return pictures.filter(({ name }) => foldText(name).includes(wanted))
}

/**
 * Where an arrow key leads in pictures that stand in lines: `tops` are their upper edges, in order. Null for a key that
 * leads nowhere.
 */
export function findTarget(key: string, from: number, tops: readonly number[]): number | null {
  const perLine = tops.findIndex((top) => top !== tops[0])
  const columns = perLine === -1 ? tops.length : perLine
  const last = tops.length - 1
  const targets: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: last,
  }
  const target = targets[key]
  if (target === undefined || target < 0) return null
  // Down from a line above a shorter one leads to the last picture there is.
  if (target > last) return key === 'ArrowDown' && tops[from] !== tops[last] ? last : null
  return target
}
