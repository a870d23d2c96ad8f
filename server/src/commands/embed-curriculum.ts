import { makeShippedVectors } from '../records/retrieval/make-shipped-vectors.ts'

const SAY_EVERY = 200

await makeShippedVectors((done, all) => {
  if (done % SAY_EVERY === 0 || done === all) console.log(`${done} of ${all} passages`)
})
console.log('The vectors of the curriculum are up to date.')
