import { useSyncExternalStore } from 'react'
import type { Player } from './create-player.ts'
import type { PlayerView } from './player-view.ts'

/** What a player does just now. Movements on the stage alone render nothing. */
export function usePlayer(player: Player): PlayerView {
  return useSyncExternalStore(player.subscribe, player.read)
}
