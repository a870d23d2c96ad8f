import type { Assets } from '#contract/kids-code/fields.ts'
import { findPicture } from './find-picture.ts'

const OWN = 'own/'

/** Where the picture of a costume or background lies: a file of the library or the data of an own drawing. */
export function findAsset(asset: string, assets: Assets): string | undefined {
  if (!asset.startsWith(OWN)) return findPicture(asset)
  const id = asset.slice(OWN.length)
  return [...assets.sprites, ...assets.backgrounds].find((picture) => picture.id === id)?.imageUrl
}
