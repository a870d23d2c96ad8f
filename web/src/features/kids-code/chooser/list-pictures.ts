import type { TFunction } from 'react-i18next'
import { foldText } from '../../../ui/format/fold-text.ts'
import { nameBackground, nameSprite } from '../pictures/describe-picture.ts'
import { findPicture } from '../pictures/find-picture.ts'
import { SPRITES, type SpriteKind } from '../pictures/pictures.ts'
import {
  BACKGROUND_IDS,
  type ChosenPicture,
  chooseBackground,
  chooseSprite,
  type PictureKind,
  SPRITE_IDS,
} from './chosen-picture.ts'

export type LibraryPicture = {
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
      const name = nameBackground(id, t)
      const address = findPicture(`backgrounds/${id}`)
      return { id, name, kind: null, address, choose: () => chooseBackground(id, name) }
    })
  }
  return SPRITE_IDS.map((id) => {
    const name = nameSprite(id, t)
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
