import { makeShippedVectors } from '../domain/retrieval/make-shipped-vectors.ts'

makeShippedVectors((done, all) => console.log(`${done} of ${all} passages`))
console.log('The vectors of the curriculum are up to date.')
