import { openChoices } from '../../../device/open-choices.ts'
import { USER_MEMORY_PREFIX } from '../../../kit/user-memory.ts'

type Platform = 'youtube' | 'vimeo'

const keyOf = (platform: Platform) => `${USER_MEMORY_PREFIX}videos.play.${platform}`

/** Whether somebody has said, on this device, that videos of a platform may load at once; forgotten at sign-out. */
export function hasPlayConsent(platform: Platform, store: Storage = openChoices()): boolean {
  return store.getItem(keyOf(platform)) === 'yes'
}

export function keepPlayConsent(platform: Platform, isGiven: boolean, store: Storage = openChoices()): void {
  if (isGiven) store.setItem(keyOf(platform), 'yes')
  else store.removeItem(keyOf(platform))
}
