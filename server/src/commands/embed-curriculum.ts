import { makeShippedQuestions, makeShippedVectors } from '../domain/retrieval/make-shipped-vectors.ts'

makeShippedVectors((done, all) => console.log(`${done} of ${all} passages`))
makeShippedQuestions((done, all) => console.log(`${done} of ${all} questions`))
console.log('The vectors of the curriculum are up to date.')
