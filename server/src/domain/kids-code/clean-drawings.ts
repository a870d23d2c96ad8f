import type { Assets } from '#contract/kids-code/fields.ts'
import { AppError } from '../../platform/app-error.ts'
import { cleanPng } from '../../platform/pictures/clean-png.ts'

const PNG = 'data:image/png;base64,'

/** A drawing as others may get it: of a PNG nothing but the picture stays. What else it may be is shapes alone. */
export function cleanDrawing(imageUrl: string): string {
  if (!imageUrl.startsWith(PNG)) return imageUrl
  const cleaned = cleanPng(Buffer.from(imageUrl.slice(PNG.length), 'base64'))
  if (!cleaned) throw new AppError('invalid_input', 'pictureKindUnsupported')
  return PNG + Buffer.from(cleaned).toString('base64')
}

type Drawings = { thumbnail?: string | null | undefined; assets?: Assets | undefined }

/** Those of a project that were sent; what was not sent stays as it is. */
export function cleanDrawings({ thumbnail, assets }: Drawings) {
  const cleanAll = (pictures: Assets['sprites']) =>
    pictures.map((picture) => ({ ...picture, imageUrl: cleanDrawing(picture.imageUrl) }))
  return {
    ...(thumbnail && { thumbnail: cleanDrawing(thumbnail) }),
    ...(assets && {
      assets: { sprites: cleanAll(assets.sprites), backgrounds: cleanAll(assets.backgrounds) },
    }),
  }
}
