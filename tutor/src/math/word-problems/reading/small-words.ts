import type { Token } from './tokens.ts'

export const PARTICLES = new Set('away off out back up down home over on in aside apart'.split(' '))

/** Words that change nothing that is counted here. */
export const QUIET = new Set(
  'now then late early outside inside upstairs downstairs also already still just only later first finally always usually there soon next afterwards yesterday today tomorrow tonight so far by'.split(
    ' ',
  ),
)

export const TELLING = new Set('altogether together equally left each evenly fairly both'.split(' '))

export const LINKS = new Set('and but then so or'.split(' '))

export const OPENERS = new Set('after when if once while since suppose'.split(' '))

/** "slowly": how it was done; "hardly" and the like change what was done. */
export function isManner(word: string): boolean {
  return (
    /^[a-z]{3,}ly$/.test(word) &&
    !/^(?:family|jelly|lily|fly|july|belly|bully|supply|assembly|only|hardly|nearly|barely|partly|mostly|mainly|roughly|exactly|equally|evenly|fairly|daily|weekly|monthly|yearly|hourly|early|really|wholly|fully|completely|entirely|approximately|additionally|initially|originally|finally|previously|formerly|separately|respectively|doubly)$/.test(
      word,
    )
  )
}

export function isQuietPair(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'in' && /^(?:all|total)$/.test(tokens[at + 1]?.word ?? '')
}
