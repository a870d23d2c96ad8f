import { type Drawing, openDataSvg, readDrawing, startDrawing } from '#engines/kids-code/painting/index.ts'
import type { PictureKind } from '../chooser/chosen-picture.ts'

/** A costume or background that is painted on: an address of the library, or the data of an own picture. */
export type PictureToPaint = { name: string; imageUrl: string; width: number; height: number }
/** Sizes are in units of the stage. */
export type PaintedPicture = { name: string; imageUrl: string; width: number; height: number }
export type OpenedPicture = { drawing: Drawing; isReadable: boolean }

/** What a picture is made of; an empty sheet where it cannot be taken apart. */
export async function openPicture(kind: PictureKind, picture: PictureToPaint | null): Promise<OpenedPicture> {
  const empty = startDrawing(kind)
  if (!picture) return { drawing: empty, isReadable: true }
  const svg = await fetchSvg(picture.imageUrl)
  const read = svg === undefined ? undefined : readDrawing(svg, picture.width)
  return read ? { drawing: read, isReadable: true } : { drawing: empty, isReadable: false }
}

async function fetchSvg(imageUrl: string): Promise<string | undefined> {
  if (imageUrl.startsWith('data:')) return openDataSvg(imageUrl)
  try {
    const response = await fetch(imageUrl)
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}
