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
