import { type Drawing, openDataSvg, readDrawing, startDrawing } from '#engines/kids-code/painting/index.ts'
import type { PictureKind } from '../chooser/picture-choice.ts'

/** A costume or background, by an address of the library or the data of an own picture. Sizes are in units of the stage. */
export type PaintedPicture = { name: string; imageUrl: string; width: number; height: number }
export type OpenedPicture = { drawing: Drawing; isReadable: boolean }

/** What a picture is made of; an empty sheet where it cannot be taken apart. */
export async function openPicture(kind: PictureKind, picture: PaintedPicture | null): Promise<OpenedPicture> {
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
