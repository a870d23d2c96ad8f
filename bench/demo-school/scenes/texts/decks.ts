type Deck = {
  teacher: string
  day: number
  tag: string
  cards: readonly (readonly [front: string, back: string])[]
}

/** What teachers write to give out. */
export const DECKS: readonly Deck[] = [
  {
    ...{ teacher: 'demo-teacher', day: 24, tag: 'water cycle' },
    cards: [
      ['evaporation', 'Liquid water turns into a gas.'],
      ['condensation', 'Water vapor turns into liquid drops.'],
      ['precipitation', 'Rain, snow, sleet or hail that falls from clouds.'],
      ['runoff', 'Water that flows over the ground into streams and rivers.'],
      ['groundwater', 'Water in small spaces in soil and rock below the ground.'],
      ['water vapor', 'Water as a gas. You cannot see it.'],
      ['glacier', 'A very large, slow river of ice.'],
      ['fresh water', 'Water with almost no salt in it.'],
      ['What makes water evaporate?', 'Energy from the sun.'],
      ['Where is most of Earth’s water?', 'In the ocean, and it is salty.'],
    ],
  },
  {
    ...{ teacher: 'samuel.adeyemi', day: 35, tag: 'heredity' },
    cards: [
      ['gene', 'A stretch of DNA that carries the information for a trait.'],
      ['allele', 'One version of a gene.'],
      ['genotype', 'The alleles an organism has, such as Bb.'],
      ['phenotype', 'The trait that you can see or measure.'],
      ['dominant allele', 'An allele that shows even when there is only one copy.'],
      ['recessive allele', 'An allele that shows only when there are two copies.'],
      ['homozygous', 'Two copies of the same allele, such as BB or bb.'],
      ['heterozygous', 'Two different alleles, such as Bb.'],
      ['Punnett square', 'A table that shows how the alleles of two parents can combine.'],
      ['gamete', 'An egg or sperm cell. It carries one allele of each gene.'],
    ],
  },
  {
    ...{ teacher: 'hana.kovar', day: 44, tag: 'log rules' },
    cards: [
      ['log(ab) = ?', 'log a + log b'],
      ['log(a/b) = ?', 'log a − log b'],
      ['log(aⁿ) = ?', 'n · log a'],
      ['log of 1, in any base', '0, because b⁰ = 1.'],
      ['What does log₂ 8 ask?', '2 to which power is 8? The answer is 3.'],
      ['Change of base: log₅ 7 = ?', 'log 7 / log 5'],
      ['ln x is the logarithm to which base?', 'e ≈ 2.718'],
      ['For which x is log x defined (in the real numbers)?', 'x > 0 only.'],
    ],
  },
]
