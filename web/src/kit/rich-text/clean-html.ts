import DOMPurify from 'dompurify'

/**
 * DOMPurify holds this against every attribute, not only against addresses: coordinates and paths of drawings must
 * pass too. Without a colon or a slash no value leads anywhere.
 */
export const SAFE_VALUE = /^(?:lesson:[a-z0-9-]+|[^:/\\]*)$/

/** In a learner's own text addresses of the web and of our pages may stand too, see `readAddress`. */
export const SAFE_IN_OWN_TEXT = /^(?:https?:\/\/[^\s/\\]\S*|mailto:\S+|\/(?![/\\])\S*|[^:/\\]*)$/i

/** DOMPurify needs a browser. Where the server makes a page it brings its own second lock, or nothing is shown. */
export const onServer = { clean: (_html: string) => '', cleanOwn: (_html: string) => '' }

const NOTHING_ACTIVE = {
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'img', 'video', 'audio', 'iframe', 'foreignObject'],
  FORBID_ATTR: ['style'],
  RETURN_TRUSTED_TYPE: true,
}

/**
 * HTML that came from the server, cleaned once more in the browser: the server sanitises what it stores, and this is
 * the second lock on the same door. Gives trusted HTML where the browser asks for it.
 */
export function cleanHtml(html: string): string {
  if (!DOMPurify.isSupported) return onServer.clean(html)
  const clean = DOMPurify.sanitize(html, {
    ...NOTHING_ACTIVE,
    USE_PROFILES: { html: true, svg: true, mathMl: true },
    ALLOWED_URI_REGEXP: SAFE_VALUE,
  })
  // React hands the value to innerHTML untouched; its types know text only.
  return clean as unknown as string
}

/** HTML that was made here of a learner's own Markdown: no drawings, but links to the web that open beside the page. */
export function cleanOwnHtml(html: string): string {
  if (!DOMPurify.isSupported) return onServer.cleanOwn(html)
  const clean = DOMPurify.sanitize(html, {
    ...NOTHING_ACTIVE,
    USE_PROFILES: { html: true, mathMl: true },
    ALLOWED_URI_REGEXP: SAFE_IN_OWN_TEXT,
    ADD_ATTR: ['target'],
  })
  return clean as unknown as string
}
