/** Whatever a screen keeps on the device for one person has a key that begins like this. */
export const USER_MEMORY_PREFIX = 'trellis.user.'

/** After signing out nothing of the person stays on the device. */
export function forgetUserMemory(stores: readonly Storage[]): void {
  for (const store of stores) {
    for (const key of Object.keys(store)) {
      if (key.startsWith(USER_MEMORY_PREFIX)) store.removeItem(key)
    }
  }
}
