import { normalizeDoi, type Reference } from './reference.ts'

export type DuplicateReason = 'doi' | 'url' | 'title'
/** Places in the list that are one work, and the strongest sign of it. */
type DuplicateGroup = { places: number[]; reason: DuplicateReason }

type Named = Pick<Reference, 'title' | 'year' | 'doi' | 'url'>

const STRONGEST_FIRST: readonly DuplicateReason[] = ['doi', 'url', 'title']

/**
 * Works that stand in the list more than once: by DOI, by address, or by title and year. Two different DOIs are two
 * works, whatever else is alike: an edition and its correction often share a title.
 */
export function findDuplicates(references: readonly Named[]): DuplicateGroup[] {
  const leaders = references.map((_, place) => place)
  const reasons = new Map<number, DuplicateReason>()
  const leaderOf = (place: number): number => {
    const leader = leaders[place] ?? place
    return leader === place ? place : leaderOf(leader)
  }
  for (const reason of STRONGEST_FIRST) {
    const seen = new Map<string, number[]>()
    references.forEach((reference, place) => {
      const sign = findSign(reference, reason)
      if (sign === '') return
      const others = seen.get(sign) ?? []
      const twin = others.find((other) => mayBeOne(references[other], reference))
      seen.set(sign, [...others, place])
      if (twin === undefined) return
      const [one, other] = [leaderOf(twin), leaderOf(place)]
      if (one === other) return
      const [leader, follower] = one < other ? [one, other] : [other, one]
      leaders[follower] = leader
      const stronger = reasons.get(leader) ?? reasons.get(follower) ?? reason
      reasons.set(leader, stronger)
    })
  }
  const groups = new Map<number, number[]>()
  references.forEach((_, place) => {
    const leader = leaderOf(place)
    groups.set(leader, [...(groups.get(leader) ?? []), place])
  })
  return [...groups]
    .filter(([, places]) => places.length > 1)
    .map(([leader, places]) => ({ places, reason: reasons.get(leader) ?? 'title' }))
}

function findSign(reference: Named, reason: DuplicateReason): string {
  if (reason === 'doi') return normalizeDoi(reference.doi).toLowerCase()
  if (reason === 'url') return foldAddress(reference.url)
  const title = foldTitle(reference.title)
  return title === '' ? '' : `${title} ${reference.year ?? ''}`
}

function mayBeOne(one: Named | undefined, other: Named): boolean {
  if (!one || one.doi === '' || other.doi === '') return true
  return normalizeDoi(one.doi).toLowerCase() === normalizeDoi(other.doi).toLowerCase()
}

/** Capital letters, accents, punctuation and spaces do not make another title. */
const foldTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** http or https, with www or without, with a place in the page or what a campaign has added: one address. */
function foldAddress(url: string): string {
  const [, host = '', rest = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)([^#]*)/i.exec(url.trim()) ?? []
  const [path = '', query = ''] = rest.split('?')
  const kept = query.split('&').filter((part) => part !== '' && !/^(?:utm_\w+|fbclid|gclid)=/i.test(part))
  return host === ''
    ? ''
    : `${host.toLowerCase()}${path.replace(/\/+$/, '')}${kept.length > 0 ? `?${kept.join('&')}` : ''}`
}
