import type { Mission } from '#engines/kids-code/index.ts'
import { AROUND_THE_POND } from './missions/around-the-pond.ts'
import { BOUNCING_BALL } from './missions/bouncing-ball.ts'
import { CATCH_THE_STAR } from './missions/catch-the-star.ts'
import { DRUM_MACHINE } from './missions/drum-machine.ts'
import { FIND_THE_BONE } from './missions/find-the-bone.ts'
import { GUESS_MY_NUMBER } from './missions/guess-my-number.ts'
import { HOP_HOP_HOP } from './missions/hop-hop-hop.ts'
import { KNOCK_KNOCK } from './missions/knock-knock.ts'
import { LET_IT_SNOW } from './missions/let-it-snow.ts'
import { SHOPPING_LIST } from './missions/shopping-list.ts'
import { SORT_THE_LINE } from './missions/sort-the-line.ts'
import { STEER_THE_MOUSE } from './missions/steer-the-mouse.ts'
import { TEACH_A_JUMP } from './missions/teach-a-jump.ts'
import { TICKLE_THE_BEAR } from './missions/tickle-the-bear.ts'
import { WALK_A_SQUARE } from './missions/walk-a-square.ts'
import { WALK_TO_THE_FLAG } from './missions/walk-to-the-flag.ts'

/** In the order in which they are offered. */
export const MISSIONS: readonly Mission[] = [
  WALK_TO_THE_FLAG,
  AROUND_THE_POND,
  HOP_HOP_HOP,
  TICKLE_THE_BEAR,
  WALK_A_SQUARE,
  BOUNCING_BALL,
  STEER_THE_MOUSE,
  DRUM_MACHINE,
  FIND_THE_BONE,
  KNOCK_KNOCK,
  CATCH_THE_STAR,
  GUESS_MY_NUMBER,
  LET_IT_SNOW,
  TEACH_A_JUMP,
  SHOPPING_LIST,
  SORT_THE_LINE,
]
