import { PICTURES_PER_PAGE, visualPictures } from '#contract/kids-code/pictures.ts'
import { pagedQuery } from '../../../kit/queries/list-query.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import type { PictureKind } from './picture-choice.ts'

const DRAWN_KEY = ['visualPictures'] as const
const ENDPOINTS = {
  sprite: {
    list: visualPictures.sprites,
    keep: visualPictures.addSprite,
    drop: visualPictures.removeSprite,
  },
  background: {
    list: visualPictures.backgrounds,
    keep: visualPictures.addBackground,
    drop: visualPictures.removeBackground,
  },
}

export const drawnPicturesQuery = (kind: PictureKind) => ({
  ...pagedQuery([...DRAWN_KEY, kind], ENDPOINTS[kind].list, {}, PICTURES_PER_PAGE),
  staleTime: 0,
})

export const useKeepPicture = (kind: PictureKind, onError: (error: Error) => void) =>
  useWrite(ENDPOINTS[kind].keep, { refreshes: [DRAWN_KEY], onError })

export const useDropPicture = (kind: PictureKind, failed: string) =>
  useWrite(ENDPOINTS[kind].drop, { refreshes: [DRAWN_KEY], failed })
