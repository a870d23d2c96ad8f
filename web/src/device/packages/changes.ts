import { createTabChannel } from '../tab-channel.ts'

/** Something changed in what is kept of a person. */
const channel = createTabChannel<number>('trellis.downloads')

export const announceChange = channel.announce
export const listenToChanges = channel.listen
