import sanitizeHtml from 'sanitize-html'

const HTML_TAGS =
  'h2 h3 h4 p ul ol li strong em code pre blockquote br hr a table thead tbody tr th td del sub sup div figure figcaption details summary'
const SVG_TAGS = 'svg g path line rect circle ellipse polygon polyline text tspan title desc'
const MATH_TAGS =
  'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd menclose merror'
const SVG_ATTRIBUTES =
  'class x y x1 y1 x2 y2 cx cy r rx ry d points transform width height dx dy font-size font-weight font-style text-anchor dominant-baseline stroke-width stroke-dasharray stroke-linecap stroke-linejoin opacity rotate textLength'
const MATH_ATTRIBUTES =
  'display mathvariant stretchy fence separator lspace rspace minsize maxsize form accent accentunder linethickness scriptlevel displaystyle columnalign columnspacing columnlines rowspacing rowlines rowalign width height depth voffset movablelimits symmetric largeop notation frame columnspan rowspan mathcolor'

const list = (words: string) => words.split(' ')
const attributesOf = (tags: string, attributes: string, ...limited: { name: string; values: string[] }[]) =>
  Object.fromEntries(list(tags).map((tag) => [tag, [...list(attributes), ...limited]]))

/** Colors come from classes; only their absence may be said. */
const NO_COLOR = ['fill', 'stroke'].map((name) => ({ name, values: ['none'] }))

/** The address of another lesson inside a lesson's text; the screen turns it into a link of the app. */
const LESSON_LINK = /^lesson:[a-z0-9-]+$/

/** Nothing that could be a tag; the only entities are those that Markdown's own marks become. */
const NO_TAGS = /^(?:[^<>&]|&(?:amp|lt|gt|quot|#39);)*$/

/** What a lesson may be made of. Everything else is dropped, whoever wrote it. */
export function sanitise(html: string): string {
  // Most questions and options are plain lines, and the sanitizer takes a millisecond to get ready for each of them.
  return NO_TAGS.test(html) ? html.replaceAll('&quot;', '"').replaceAll('&#39;', "'") : dropOthers(html)
}

function dropOthers(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: list(`${HTML_TAGS} ${SVG_TAGS} ${MATH_TAGS}`),
    allowedAttributes: {
      ...attributesOf(SVG_TAGS, SVG_ATTRIBUTES, ...NO_COLOR),
      ...attributesOf(MATH_TAGS, MATH_ATTRIBUTES),
      svg: ['viewBox', 'role', 'class'],
      h2: ['id'],
      h3: ['id'],
      a: ['href'],
      ol: ['start'],
      th: ['align', 'scope'],
      td: ['align'],
      div: ['class'],
      p: ['class'],
      code: ['class'],
    },
    allowedClasses: {
      div: ['box', 'box-*'],
      p: ['box-title'],
      code: ['language-*'],
      ...Object.fromEntries(
        list(SVG_TAGS).map((tag) => [tag, ['fill-*', 'soft-*', 'line-*', 'ink', 'paper', 'muted']]),
      ),
    },
    allowedSchemes: ['lesson'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'a' && !LESSON_LINK.test(attribs.href ?? ''),
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'foreignObject'],
  })
}

const OWN_TAGS =
  'h2 h3 h4 h5 h6 p br hr strong em del ul ol li blockquote pre code a span table thead tbody tr th td'

/**
 * What Markdown that somebody typed may become, for pages that the server makes: the same as the browser's second lock lets
 * through (`web/src/kit/rich-text/clean-html.ts`).
 */
export function sanitiseOwnText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: list(`${OWN_TAGS} ${MATH_TAGS}`),
    allowedAttributes: {
      ...attributesOf(MATH_TAGS, MATH_ATTRIBUTES),
      a: ['href', 'target', 'rel'],
      ol: ['start'],
      th: ['align'],
      td: ['align'],
      pre: ['tabindex'],
      code: ['title'],
      span: ['role', 'aria-label'],
    },
    allowedClasses: { span: ['task', 'task-done'], code: ['formula-broken'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  })
}
