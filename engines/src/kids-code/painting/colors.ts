/** Colors that a child can name, in the order of the palette. */
export const COLORS = {
  black: '#2b2840',
  grey: '#8a8796',
  white: '#ffffff',
  brown: '#8a5a34',
  skin: '#f3c79f',
  red: '#e0393e',
  pink: '#ff8fb3',
  orange: '#f9913c',
  yellow: '#ffd84d',
  lime: '#a8d94f',
  green: '#3fa45b',
  turquoise: '#35b8b0',
  sky: '#7fcdf5',
  blue: '#2f6fd0',
  purple: '#7a4fc9',
  violet: '#c77fe0',
} as const

export type ColorName = keyof typeof COLORS

/** What somebody would call a color who only knows those of the palette. */
export function nameColor(color: string): ColorName | 'none' {
  const wanted = readColor(color)
  if (!wanted) return 'none'
  const names = Object.keys(COLORS) as ColorName[]
  const distance = (name: ColorName) => {
    const [red, green, blue] = readColor(COLORS[name]) ?? [0, 0, 0]
    // The eye tells greens apart best and blues least.
    const [r, g, b] = [red - wanted[0], green - wanted[1], blue - wanted[2]]
    return 2 * r * r + 4 * g * g + 3 * b * b
  }
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best))
}

function readColor(color: string): [number, number, number] | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color)
  const whole = short ? short.slice(1).map((digit) => digit + digit) : /^#(..)(..)(..)$/.exec(color)?.slice(1)
  const [red, green, blue] = (whole ?? []).map((pair) => Number.parseInt(pair, 16))
  if (red === undefined || green === undefined || blue === undefined) return null
  return [red, green, blue].some(Number.isNaN) ? null : [red, green, blue]
}
