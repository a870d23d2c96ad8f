import { type PictureType, readPicture } from '../read-picture.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'

/** Without decoding a point: the file is taken apart, and only what makes the picture is put together again. */
export const REMOVE_METADATA: Record<PictureType, (bytes: Uint8Array) => Uint8Array | null> = {
  'image/png': cleanPng,
  'image/jpeg': cleanJpeg,
  'image/webp': cleanWebp,
}

/** What somebody sent, as it may be kept: place, time, camera, comments and whatever else hung on it are gone. */
export function readCleanPicture(
  bytes: Uint8Array,
  mostPixels?: number,
): { type: PictureType; content: Uint8Array } | null {
  const type = readPicture(bytes, mostPixels)
  const content = type && REMOVE_METADATA[type](bytes)
  // Measured again: what is kept counts, should two readers ever disagree about what was sent.
  return content && readPicture(content, mostPixels) === type ? { type, content } : null
}
