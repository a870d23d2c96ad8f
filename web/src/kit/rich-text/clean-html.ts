import DOMPurify from 'dompurify'

/**
 * DOMPurify holds this against every attribute, not only against addresses: coordinates and paths of drawings must
 * pass too. Without a colon or a slash no value leads anywhere.
 */
export const SAFE_VALUE = /^(?:lesson:[a-z0-9-]+|[^:/\\]*)$/

/**
 * HTML that came from the server, cleaned once more in the browser: the server sanitises what it stores, and this is
 * the second lock on the same door. Gives trusted HTML where the browser asks for it.
 */
export function cleanHtml(html: string): string {
  const clean = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true, svg: true, mathMl: true },
    ALLOWED_URI_REGEXP: SAFE_VALUE,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'img', 'video', 'audio', 'iframe', 'foreignObject'],
    FORBID_ATTR: ['style'],
    RETURN_TRUSTED_TYPE: true,
  })
  // React hands the value to innerHTML untouched; its types know text only.
  return clean as unknown as string
}
