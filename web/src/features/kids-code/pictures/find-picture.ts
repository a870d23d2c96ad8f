import type { Assets } from '#contract/kids-code/fields.ts'

/** Addresses only: a picture is fetched when it is shown. */
const addresses = import.meta.glob<string>(['./sprites/*/*.svg', './backgrounds/*.svg'], {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where the picture of an asset such as `sprites/cat/one` lies; nothing for one that the library does not have. */
export function findPicture(asset: string): string | undefined {
  return addresses[`./${asset}.svg`]
}

const OWN = 'own/'

/** Where the picture of a costume or background lies: a file of the library or the data of an own drawing. */
export function findAsset(asset: string, assets: Assets): string | undefined {
  if (!asset.startsWith(OWN)) return findPicture(asset)
  const id = asset.slice(OWN.length)
  return [...assets.sprites, ...assets.backgrounds].find((picture) => picture.id === id)?.imageUrl
}
