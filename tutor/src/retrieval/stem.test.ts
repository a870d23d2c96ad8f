import { expect, test } from 'vitest'
import { stem } from './stem.ts'

// From the paper and its list of examples.
test.each(
  `caresses:caress ponies:poni ties:ti caress:caress cats:cat feed:feed agreed:agre plastered:plaster bled:bled
  motoring:motor sing:sing conflated:conflat troubled:troubl sized:size hopping:hop tanned:tan falling:fall hissing:hiss
  fizzed:fizz failing:fail filing:file happy:happi sky:sky relational:relat conditional:condit rational:ration
  digitizer:digit radically:radic differently:differ vileness:vile analogously:analog vietnamization:vietnam
  predication:predic operator:oper feudalism:feudal decisiveness:decis hopefulness:hope callousness:callous
  formality:formal sensitivity:sensit sensibility:sensibl triplicate:triplic formative:form formalize:formal
  electricity:electr electrical:electr hopeful:hope goodness:good revival:reviv allowance:allow inference:infer
  airliner:airlin gyroscopic:gyroscop adjustable:adjust defensible:defens irritant:irrit replacement:replac
  adjustment:adjust dependent:depend adoption:adopt communism:commun activate:activ angularity:angular
  homologous:homolog effective:effect bowdlerize:bowdler probate:probat rate:rate cease:ceas controll:control roll:roll`
    .split(/\s+/)
    .map((pair) => pair.split(':')),
)('%s has the stem %s', (word = '', expected = '') => {
  expect(stem(word)).toBe(expected)
})
