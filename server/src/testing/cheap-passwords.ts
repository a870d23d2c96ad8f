import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const LEAST_MEMORY_KIB = 8
/** Whoever hashes holds on to this function; a worker loads this file once for each of its test files. */
const hashing = Object.assign(globalThis, { passwordCost: { isFull: false } })

const real = crypto.argon2
if (real.name !== 'hashCheaply') {
  crypto.argon2 = function hashCheaply(algorithm, parameters, callback) {
    const { isFull } = hashing.passwordCost
    real(algorithm, isFull ? parameters : { ...parameters, memory: LEAST_MEMORY_KIB, passes: 1 }, callback)
  }
  syncBuiltinESMExports()
}

/** Passwords are hashed by the real algorithm, but as with the clock a test does not wait for it, unless it says so. */
export function hashAtFullCost(isFull: boolean): void {
  hashing.passwordCost.isFull = isFull
}
