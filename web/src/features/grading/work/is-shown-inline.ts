import type { Attachment } from '#contract/classroom/work.ts'

const PICTURES = /^image\/(?:png|jpeg|webp)$/

/** Only what our own server keeps, and only what cannot hold a script. */
export function isShownInline({ url, mediaType }: Attachment): boolean {
  return url.startsWith('/api/') && PICTURES.test(mediaType ?? '')
}
