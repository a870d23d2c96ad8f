import { onTestFinished } from 'vitest'

/** The device says that it has no connection, until the test ends; the fake server answers as before. */
export function goOffline(): void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  window.dispatchEvent(new Event('offline'))
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
  })
}
