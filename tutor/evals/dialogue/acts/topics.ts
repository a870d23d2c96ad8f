import type { Topics } from './spoil-typing.ts'

const list = (words: string): string[] => words.split(', ')

/** What lessons are about. In training one stands for another, so that "quiz me on …" is learned and not its topic. */
export const TOPICS: Topics = {
  en: list(
    'fractions, decimals, percents, multiplication, division, long division, addition, subtraction, algebra, geometry, angles, triangles, area, perimeter, volume, slope, ratios, probability, mean and median, integers, exponents, square roots, equations, quadratic equations, functions, derivatives, integrals, limits, matrices, statistics, time, money, place value, equivalent fractions, rounding, photosynthesis, mitosis, meiosis, cells, dna, genetics, evolution, ecosystems, food chains, habitats, animals, plants, frogs, sharks, whales, dinosaurs, volcanoes, earthquakes, rocks, fossils, minerals, the water cycle, clouds, weather, climate, seasons, the solar system, planets, the moon, the sun, stars, black holes, space, gravity, forces, motion, friction, energy, electricity, magnets, circuits, waves, sound, light, heat, atoms, molecules, the periodic table, acids and bases, chemical reactions, moles, density, the heart, the brain, lungs, muscles, bones, digestion, nouns, verbs, adjectives, adverbs, pronouns, commas, semicolons, metaphors, similes, irony, theme, point of view, essays, thesis statements, paragraphs, poems, haiku, spelling, vocabulary, grammar, reading, rome, ancient egypt, ancient greece, the middle ages, the renaissance, the french revolution, the american revolution, the civil war, ww1, ww2, world war 2, the cold war, slavery, apartheid, the constitution, the constitution, congress, the industrial revolution, the great depression, maps, continents, rivers, mountains, deserts, latitude and longitude, supply and demand, inflation, taxes, budgets, python, loops, variables, arrays, recursion, lists, sorting, binary, chords, rhythm, scales, quarter notes, perspective, color theory, shading, leadership, marketing, cash flow, break even, biology, chemistry, physics, history, science, math, english, geography, spanish, music, art, economics, psychology, statistics, osmosis, erosion, natural selection, plate tectonics, the nervous system, the immune system, democracy, monarchy, imperialism, migration, push and pull factors, romeo and juliet, hamlet, the odyssey, the gettysburg address',
  ),
  es: list(
    'fracciones, las fracciones, decimales, porcentajes, la division, geometria, algebra, la fotosintesis, la mitosis, las celulas, los planetas, los volcanes, el agua, la energia, los verbos, los sustantivos, la revolucion francesa, la guerra civil, roma, la inflacion, los ecosistemas, historia, ciencias, matematicas, biologia, quimica, los angulos, la gravedad',
  ),
  fr: list(
    'les fractions, les décimaux, les pourcentages, la division, la géométrie, l’algèbre, la photosynthèse, la mitose, les cellules, les planètes, les volcans, l’eau, l’énergie, les verbes, les noms, la révolution française, la guerre froide, rome, l’inflation, les écosystèmes, histoire, sciences, maths, biologie, chimie, les angles, la gravité',
  ),
  de: list(
    'brüche, bruchrechnen, dezimalzahlen, prozent, division, geometrie, algebra, photosynthese, mitose, zellen, planeten, vulkane, wasser, energie, verben, nomen, die französische revolution, den kalten krieg, rom, inflation, ökosysteme, geschichte, bio, mathe, chemie, physik, winkel, schwerkraft',
  ),
  zh: list(
    '分数, 小数, 百分数, 除法, 几何, 代数, 光合作用, 有丝分裂, 细胞, 行星, 火山, 水循环, 能量, 动词, 名词, 法国大革命, 冷战, 罗马, 通货膨胀, 生态系统, 历史, 科学, 数学, 化学, 角, 重力',
  ),
}
