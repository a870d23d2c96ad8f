const LONGEST_MESSAGE = 200
const MOST_FRAMES = 8

/** A place in one of our scripts: `index-Bx3.js:1:2045`. The name of a file, without its folder. */
export const FRAME = /^[\w.-]{1,100}\.[cm]?[jt]sx?:\d{1,7}:\d{1,7}$/

/** The class of an error; anything that could be a sentence becomes `Error`. */
export const scrubName = (name: string): string => (/^[A-Z][A-Za-z]{0,49}$/.test(name) ? name : 'Error')

const QUOTED = /(["'`])(.*?)\1|“[^”]*”|„[^“”]*[“”]|«[^»]*»/g
const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/\S+|\S+@\S+/gi
const IDENTIFIER = /^[A-Za-z_$][\w$]{0,40}$/

/**
 * The message without what a person may have typed: quoted texts, addresses and numbers go. The property in `(reading 'x')`
 * and the number of a React error stay, because they come from the code.
 */
export function scrubMessage(message: string): string {
  const plain = message
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(ADDRESS, '…')
    .replace(QUOTED, (whole, _mark, inner: string | undefined, at: number, all: string) =>
      /\((?:reading|setting) $/.test(all.slice(0, at)) && IDENTIFIER.test(inner ?? '') ? whole : '“…”',
    )
    .replace(/(React error #)?\d+/g, (whole, lead: string | undefined) => (lead ? whole : '#'))
  const letters = [...plain]
  return letters.length > LONGEST_MESSAGE ? `${letters.slice(0, LONGEST_MESSAGE - 1).join('')}…` : plain
}

/** Where in our own scripts it happened, innermost first; what other sites and extensions added is left out. */
export function listFrames(stack: string, origin: string): string[] {
  const places = [...stack.matchAll(/(https?:\/\/[^\s()@]+?)(?:[?#][^\s():]*)?:(\d+):(\d+)/g)]
  return places
    .filter(([, address = '']) => address.startsWith(`${origin}/`))
    .map(([, address = '', line, column]) => `${address.split('/').at(-1)}:${line}:${column}`)
    .filter((frame) => FRAME.test(frame))
    .slice(0, MOST_FRAMES)
}

/** Whether an error comes from an extension or the console: it has places, and none of them is ours. */
export const isForeign = (stack: string, origin: string): boolean =>
  /:\d+:\d+/.test(stack) && listFrames(stack, origin).length === 0
