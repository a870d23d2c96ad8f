import { isIPv6 } from 'node:net'

/** Whoever has one address of IPv6 has the 2^64 beside it, so the network stands for the place. */
export function placeOf(address: string | null): string | null {
  if (!address || !isIPv6(address) || address.toLowerCase().startsWith('::ffff:')) return address
  const [start = '', end] = address.split('::')
  const head = start.split(':').filter(Boolean)
  const tail = end?.split(':').filter(Boolean) ?? []
  const zeros = end === undefined ? 0 : 8 - head.length - tail.length
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
