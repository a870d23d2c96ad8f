import { countUnsentPrograms } from '../../device/device-database.ts'

/** Programs of Kids Code that wait are sent from any page; what that takes is fetched only when there is one. */
export function watchPrograms(userId: number): () => void {
  const run = async () => {
    try {
      if (!navigator.onLine || (await countUnsentPrograms(userId)) === 0) return
      const { sendPrograms } = await import('../../features/kids-code/keeping/send-program.ts')
      await sendPrograms(userId)
    } catch {
      // A browser that keeps nothing has nothing that waits.
    }
  }
  const goOn = () => void run()
  window.addEventListener('online', goOn)
  goOn()
  return () => window.removeEventListener('online', goOn)
}
