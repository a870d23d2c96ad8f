import * as z from 'zod/mini'
import { openDraft } from '../../../kit/study/draft.ts'
import type { PictureKind } from '../chooser/chosen-picture.ts'

const PaintDraft = z.object({
  name: z.string(),
  imageUrl: z.string(),
  /** Which picture it began with; '' for a new one. */
  of: z.string(),
})

/** One unfinished picture of each kind is kept on the device. */
export function openPaintDraft(userId: number, kind: PictureKind) {
  return openDraft(userId, `paint.${kind}`, PaintDraft)
}

/** A short name for a picture that may be sixty thousand characters long. */
export function nameStart(imageUrl: string | undefined): string {
  if (imageUrl === undefined) return ''
  let hash = 0
  for (let place = 0; place < imageUrl.length; place++)
    hash = (Math.imul(hash, 31) + imageUrl.charCodeAt(place)) | 0
  return `${imageUrl.length}.${hash}`
}
