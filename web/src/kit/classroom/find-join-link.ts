import { toAppTarget } from '../navigation/app-target.ts'

/** The link of a class's QR code, if that is what a visitor wanted before they had an account. */
export function findJoinLink(wanted: unknown) {
  const target = typeof wanted === 'string' ? toAppTarget(wanted) : null
  return target?.to === '/join/$code' ? target : null
}
