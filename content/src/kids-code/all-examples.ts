import type { Example } from './define-example.ts'
import { DANCING_CAT } from './examples/dancing-cat.ts'
import { FLOWER_OF_HEARTS } from './examples/flower-of-hearts.ts'
import { MOUSE_MAZE } from './examples/mouse-maze.ts'
import { OWL_QUIZ } from './examples/owl-quiz.ts'
import { POP_POP_POP } from './examples/pop-pop-pop.ts'
import { QUICK_FROG } from './examples/quick-frog.ts'
import { RAINING_COINS } from './examples/raining-coins.ts'
import { SPACE_JOKE } from './examples/space-joke.ts'

/** From easy to advanced, the order in which a new database takes them over. */
export const EXAMPLES: readonly Example[] = [
  DANCING_CAT,
  POP_POP_POP,
  SPACE_JOKE,
  OWL_QUIZ,
  MOUSE_MAZE,
  RAINING_COINS,
  FLOWER_OF_HEARTS,
  QUICK_FROG,
]
