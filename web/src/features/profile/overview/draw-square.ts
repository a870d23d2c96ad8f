const SIDE_PX = 256
const QUALITY = 0.85

export type DrawnPicture = { name: string; type: 'image/webp' | 'image/png'; dataBase64: string }

/** The middle of a picture as a small square; null for what this browser cannot read as a picture. */
export async function drawSquare(file: Blob): Promise<DrawnPicture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const side = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX)
  bitmap.close()
  // A browser that writes no WebP answers PNG.
  const url = canvas.toDataURL('image/webp', QUALITY)
  const [, type, dataBase64] = /^data:(image\/(?:webp|png));base64,(.+)$/.exec(url) ?? []
  if (!type || !dataBase64) return null
  const isWebp = type === 'image/webp'
  return {
    name: isWebp ? 'picture.webp' : 'picture.png',
    type: isWebp ? 'image/webp' : 'image/png',
    dataBase64,
  }
}
