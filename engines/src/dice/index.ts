export { createDice, type Dice } from './dice.ts'
