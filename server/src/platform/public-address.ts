import { BlockList, isIP } from 'node:net'

// https://www.iana.org/assignments/iana-ipv4-special-registry, …/iana-ipv6-special-registry: whatever is not reached over
// the public net, or leads into another range by translation.
const CLOSED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Only this is given out for the public net at all; 6to4, Teredo, benchmarking and documentation lie inside it. */
const PUBLIC_V6 = '2000::/3'
const CLOSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listRanges(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

const closedV4 = listRanges(CLOSED_V4, 'ipv4')
const publicV6 = listRanges([PUBLIC_V6], 'ipv6')
const closedV6 = listRanges(CLOSED_V6, 'ipv6')

/** Whether an address, written as an address, belongs to the public net. Anything else is not public. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closedV4.check(address, 'ipv4')
    case 6:
      // A zone ("%eth0") names an interface of this machine.
      return !address.includes('%') && publicV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
    default:
      return false
  }
}
