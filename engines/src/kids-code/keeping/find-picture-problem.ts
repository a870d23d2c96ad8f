import type { EngineRefusal } from '../../refusals/texts.ts'

/** Wider or higher than any screen that a child draws on. */
const LARGEST_SIDE = 1024
const PNG = /^data:image\/png;base64,(iVBORw0KGgo[A-Za-z0-9+/]+={0,2})$/
const SVG = /^data:image\/svg\+xml,([\w%.~!*'()-]+)$/

/** What is wrong with a picture that somebody drew and others will see; null when nothing is. */
export function findPictureProblem(imageUrl: string): EngineRefusal | null {
  const [, png] = PNG.exec(imageUrl) ?? []
  if (png !== undefined)
    return isSmallPng(png) ? null : { reason: 'pictureTooWide', params: { points: LARGEST_SIDE } }
  const [, svg] = SVG.exec(imageUrl) ?? []
  if (svg === undefined) return 'pictureKindUnsupported'
  try {
    return isPlainDrawing(decodeURIComponent(svg)) ? null : 'pictureHasForeignParts'
  } catch {
    return 'pictureKindUnsupported'
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Where the header of a PNG says how large it is unpacked: a few bytes may stand for a sea of points. */
const WIDTH_AT = 16
const HEIGHT_AT = 20

function isSmallPng(base64: string): boolean {
  const bits = [...base64.slice(0, 32)].map((digit) => DIGITS.indexOf(digit).toString(2).padStart(6, '0'))
  const readNumber = (at: number) => Number.parseInt(bits.join('').slice(8 * at, 8 * at + 32), 2)
  return [readNumber(WIDTH_AT), readNumber(HEIGHT_AT)].every((side) => side >= 1 && side <= LARGEST_SIDE)
}

const ELEMENTS = new Set('svg g path rect circle ellipse line polyline polygon title'.split(' '))
const ATTRIBUTES = new Set(
  [
    'xmlns viewBox width height x y x1 y1 x2 y2 cx cy r rx ry d points transform fill stroke opacity id',
    'fill-rule fill-opacity stroke-width stroke-linecap stroke-linejoin stroke-opacity stroke-dasharray',
  ]
    .join(' ')
    .split(' '),
)
const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+\s*=\s*"[^"<>&]*")*)\s*\/?>/gi
const ATTRIBUTE = /([\w:-]+)\s*=\s*"([^"]*)"/g
const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Shapes and nothing else: no script, no style, no address, no picture in the picture. */
function isPlainDrawing(svg: string): boolean {
  if (!/^\s*<svg\s/.test(svg) || !/<\/svg>\s*$/.test(svg)) return false
  let isPlain = true
  const rest = svg.replace(TAG, (_, _end, element: string, attributes: string) => {
    isPlain &&= ELEMENTS.has(element)
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      isPlain &&=
        ATTRIBUTES.has(name) && (name === 'xmlns' ? value === NAMESPACE : !/[:\\]|url\s*\(/i.test(value))
    }
    return ''
  })
  return isPlain && !/[<>&]/.test(rest)
}
