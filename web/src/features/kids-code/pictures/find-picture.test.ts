import { expect, test } from 'vitest'
import { findAsset, findPicture } from './find-picture.ts'

const imageUrl = 'data:image/svg+xml,mine'
const assets = {
  sprites: [{ id: 'a1', name: 'Mine', imageUrl }],
  backgrounds: [{ id: 'b1', name: 'Hill', imageUrl: `${imageUrl}-hill` }],
}

test.each([
  ['sprites/cat/one', findPicture('sprites/cat/one')],
  ['own/a1', imageUrl],
  ['own/b1', `${imageUrl}-hill`],
  ['own/c1', undefined],
  ['sprites/nobody/one', undefined],
  ['', undefined],
])('the picture of %j is found', (asset, url) => {
  expect(findAsset(asset, assets)).toBe(url)
})
