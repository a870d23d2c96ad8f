export const DEVICE_DATABASE = 'trellis'

/** Whether this browser keeps anything of anybody; one that cannot say may. Apart, because visitors need nothing else of it. */
export async function hasDeviceDatabase(): Promise<boolean> {
  const all = await indexedDB.databases?.()
  return all === undefined || all.some(({ name }) => name === DEVICE_DATABASE)
}
