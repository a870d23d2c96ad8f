import { makePassage } from '../../../src/model/testing/sample-task.ts'
import type { Conversation } from './conversation.ts'

const PLANTS = makePassage(
  'How plants eat',
  'Photosynthesis is the process by which green plants make their own food from sunlight. It takes place in the chloroplasts of the leaves.',
  1,
)
const ENGLISH =
  'Photosynthesis is how green plants make their own food. It takes place in the leaves of the plant, in the light.'

type Spoken = {
  language: string
  message: string
  /** Borne out by words of the passage. */
  good: string
  shown: string
  /** True or not: nothing says so. */
  added: string
  note: string
  /** The passage says the opposite, or another number. */
  twisted: string
  problem: string
  right: string
  wrong: string
}

const SPOKEN: Spoken[] = [
  {
    language: 'es',
    message: '¿Qué es la fotosíntesis?',
    good: 'Las plantas verdes producen su propio alimento con la luz del sol [1 "green plants make their own food from sunlight"].',
    shown: 'Las plantas verdes producen su propio alimento',
    added: 'Un botánico de Viena la describió en un libro famoso.',
    note: 'Lo que no lleva número',
    twisted:
      'Las plantas verdes no producen su propio alimento [1 "green plants make their own food from sunlight"].',
    problem: 'Resuelve 2x + 3 = 11',
    right: 'Resta 3 en los dos lados: $2x = 8$.\nEntonces $x = 4$.',
    wrong: 'Resta 3 en los dos lados y entonces x es cinco.',
  },
  {
    language: 'fr',
    message: "Qu'est-ce que la photosynthèse ?",
    good: 'Les plantes vertes fabriquent leur propre nourriture grâce à la lumière du soleil [1 "green plants make their own food from sunlight"].',
    shown: 'Les plantes vertes fabriquent',
    added: 'Un savant de Vienne a étudié cela dans son jardin.',
    note: "Ce qui n'a pas de numéro",
    twisted:
      'Les plantes vertes ne fabriquent pas leur nourriture [1 "green plants make their own food from sunlight"].',
    problem: 'Résous 2x + 3 = 11',
    right: 'On soustrait 3 des deux côtés : $2x = 8$.\nDonc $x = 4$.',
    wrong: 'On soustrait 3 des deux côtés, donc x est cinq.',
  },
  {
    language: 'de',
    message: 'Was ist die Photosynthese?',
    good: 'Grüne Pflanzen stellen mit dem Licht der Sonne ihre eigene Nahrung her [1 "green plants make their own food from sunlight"].',
    shown: 'Grüne Pflanzen stellen',
    added: 'Ein Gelehrter aus Wien hat das in seinem Garten untersucht.',
    note: 'Was hier keine Nummer hat',
    twisted:
      'Grüne Pflanzen stellen ihre Nahrung nicht selbst her [1 "green plants make their own food from sunlight"].',
    problem: 'Löse 2x + 3 = 11',
    right: 'Ziehe auf beiden Seiten 3 ab: $2x = 8$.\nAlso ist $x = 4$.',
    wrong: 'Ziehe auf beiden Seiten 3 ab, dann ist x gleich fünf.',
  },
  {
    language: 'zh',
    message: '什么是光合作用？',
    good: '绿色植物利用阳光制造自己的食物 [1 "green plants make their own food from sunlight"]。',
    shown: '绿色植物利用阳光制造自己的食物',
    added: '维也纳的一位学者研究过植物。',
    note: '没有编号的内容',
    twisted: '绿色植物不能利用阳光制造食物 [1 "green plants make their own food from sunlight"]。',
    problem: '解方程 2x + 3 = 11',
    right: '两边减去 3：$2x = 8$。\n所以 $x = 4$。',
    wrong: '两边减去 3，所以 x 等于五。',
  },
]

export const LANGUAGES: Conversation[] = SPOKEN.flatMap((one): Conversation[] => {
  const reader = { grade: 6, expertiseLevel: null, firstName: 'Ada', role: 'student', language: one.language }
  const asks = { message: one.message, reader, passages: [PLANTS], isSocratic: false }
  const solve = { ...asks, message: one.problem, passages: [] }
  return [
    {
      about: `${one.language}: borne out`,
      asks,
      says: [one.good],
      by: 'first',
      shows: [one.shown, '[1]'],
      hides: [one.note, 'green plants'],
      cites: [one.shown],
    },
    {
      about: `${one.language}: with something from nowhere`,
      asks,
      says: [`${one.good}\n${one.added}`],
      by: 'first',
      shows: [one.note],
      marks: [one.added],
      cites: [one.shown],
    },
    {
      about: `${one.language}: turned around`,
      asks,
      says: [one.twisted],
      by: 'first',
      marks: [one.twisted.slice(0, 12)],
    },
    {
      about: `${one.language}: in English, then as asked`,
      asks,
      says: [ENGLISH, one.good],
      by: 'repaired',
      shows: [one.shown],
      hides: ['the process', 'Photosynthesis is how'],
    },
    { about: `${one.language}: a right way`, asks: solve, says: [one.right], by: 'first', shows: ['x = 4'] },
    {
      about: `${one.language}: a wrong number word`,
      asks: solve,
      says: [one.wrong, one.right],
      by: 'repaired',
      shows: ['x = 4'],
      hides: [one.wrong.slice(-8)],
    },
  ]
})
