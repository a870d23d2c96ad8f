type Guide = {
  username: string
  day: number
  time: string
  title: string
  subject: string
  description: string
  content: string
  /** Shared with everybody; of a student only once an adult has approved it. */
  isPublic: boolean
  decided?: { by: string; day: number; outcome: 'approved' | 'declined'; message?: string }
}

export const STUDY_GUIDES: readonly Guide[] = [
  {
    ...{ username: 'demo-student', day: 13, time: '15:20', isPublic: true, subject: 'Mathematics' },
    title: 'Adding fractions without tears',
    description: 'For everyone who adds the bottoms.',
    content:
      '# Adding fractions without tears\n\n1. **Look at the bottoms.** Are they the same? Then just add the tops.\n2. **Not the same?** Find a number that both bottoms go into. For 1/4 and 1/6 that is 12.\n3. **Rename both.** 1/4 = 3/12 and 1/6 = 2/12.\n4. **Add the tops.** 3/12 + 2/12 = 5/12. The bottom stays!\n\n## Check yourself\n\n- Is my answer bigger than each part? It has to be.\n- 1/2 + 1/3 is **not** 2/5. That is less than 1/2!\n\n## Try these\n\n1/2 + 1/8, 2/3 + 1/4, 3/5 + 3/10',
    decided: { by: 'demo-teacher', day: 15, outcome: 'approved' },
  },
  {
    ...{ username: 'demo-student', day: 33, time: '16:35', isPublic: false, subject: 'Science' },
    title: 'Water cycle test: what I keep forgetting',
    description: 'Only for me.',
    content:
      '# What I keep forgetting\n\n- Water vapor is **invisible**. The white stuff over a kettle is already tiny drops.\n- Clouds are drops or ice, not vapor.\n- Plants give off water too (transpiration).\n- Gravity makes runoff go downhill. The sun makes it go up.\n- Only about 3 out of 100 parts of Earth’s water are fresh, and most of that is ice.',
  },
  {
    ...{ username: 'aiko.tanaka', day: 31, time: '17:15', isPublic: true, subject: 'Science' },
    title: 'The water cycle in six steps',
    description: 'With the question behind every step.',
    content:
      '# The water cycle in six steps\n\n1. **Evaporation.** The sun warms the ocean and water becomes vapor. *Question: where does the salt go?* (It stays behind.)\n2. **Rising.** Warm, moist air rises and cools.\n3. **Condensation.** Vapor becomes tiny drops on specks of dust.\n4. **Precipitation.** The drops join until they are too heavy.\n5. **Runoff and soaking in.** Some water runs off, some becomes groundwater.\n6. **Back to the ocean.** By rivers, glaciers and underground.\n\nThe sun lifts the water up, gravity brings it down.',
    decided: { by: 'demo-teacher', day: 32, outcome: 'approved' },
  },
  {
    ...{ username: 'ethan.miller', day: 23, time: '16:45', isPublic: true, subject: 'Mathematics' },
    title: 'Decimal place value cheat sheet',
    description: 'Text me if you dont get it 555-0142',
    content:
      '# Place value\n\nones . tenths hundredths thousandths\n\n0.4 is the same as 0.40\n\n0.35 is less than 0.4 even if it looks longer',
    decided: {
      ...{ by: 'demo-teacher', day: 24, outcome: 'declined' },
      message:
        'Great cheat sheet, Ethan! Please take out your phone number and share it again. We never post those.',
    },
  },
  {
    ...{ username: 'arjun.patel', day: 46, time: '16:55', isPublic: true, subject: 'Science' },
    title: 'Stars for beginners',
    description: 'What I learned before and at the planetarium.',
    content:
      '# Stars for beginners\n\n- The sun is a star. It is a medium one.\n- It looks so bright because it is close: light takes about 8 minutes to get here.\n- The next star, Proxima Centauri, is about 4 light years away.\n- Blue stars are hotter than red stars.\n- A light year is a **distance**, not a time.',
  },
  {
    ...{ username: 'ananya.iyer', day: 39, time: '18:20', isPublic: true, subject: 'Science' },
    title: 'Newton’s three laws on one page',
    description: 'With the seat belt, the shopping cart and the balloon car.',
    content:
      '# Newton’s three laws\n\n**1. Inertia.** An object keeps doing what it does unless an unbalanced force acts on it. *Seat belt.*\n\n**2. F = ma.** The same push gives a full cart less acceleration than an empty one. *Shopping cart.*\n\n**3. Action and reaction.** Forces come in pairs, equal and opposite, on **two different objects**. *Balloon car.*\n\n## Common trap\n\nThe forces of the third law never cancel, because they act on different things.',
    decided: { by: 'samuel.adeyemi', day: 42, outcome: 'approved' },
  },
  {
    ...{ username: 'chidi.eze', day: 40, time: '13:30', isPublic: true, subject: 'Mathematics' },
    title: 'Logarithms, explained by their questions',
    description: 'Every log rule is an exponent rule in disguise.',
    content:
      '# Logarithms, explained by their questions\n\nlog₂ 32 asks: *2 to which power is 32?*\n\n| Exponent rule | Log rule |\n|---|---|\n| bᵐ · bⁿ = bᵐ⁺ⁿ | log(xy) = log x + log y |\n| bᵐ / bⁿ = bᵐ⁻ⁿ | log(x/y) = log x − log y |\n| (bᵐ)ⁿ = bᵐⁿ | log(xⁿ) = n log x |\n\n## Not rules\n\n- log(x + y) is **not** log x + log y.\n- log x / log y is **not** log(x/y).\n\nAlways check solutions: the argument of a log must be positive.',
    decided: { by: 'hana.kovar', day: 42, outcome: 'approved' },
  },
  {
    ...{ username: 'demo-college', day: 12, time: '11:05', isPublic: true, subject: 'Psychology' },
    title: 'Memory: encoding, storage, retrieval',
    description: 'Midterm review for intro psych.',
    content:
      '# Memory\n\n## Encoding\nDeep processing beats rereading. Ask *why* and connect it with something you know.\n\n## Storage\n- **Working memory** holds about four chunks for seconds.\n- **Long-term memory** has no known limit.\n\n## Retrieval\n- Practice testing and spacing work. Highlighting mostly does not.\n- Every retrieval can change the memory (misinformation effect).\n\n## Possible exam questions\n1. Why does spaced practice feel worse and work better?\n2. Design a study that separates recognition from recall.',
  },
  {
    ...{ username: 'demo-college', day: 30, time: '19:40', isPublic: false, subject: 'Mathematics' },
    title: 'Stats: what a confidence interval is not',
    description: 'Because I got it wrong on the quiz.',
    content:
      '# What a 95% confidence interval is not\n\n- Not: “There is a 95% chance that the true mean is in *this* interval.”\n- Not: “95% of the data lie in it.”\n\nIt is: if we repeated the sampling many times, about 95% of the intervals made this way would contain the true mean.\n\nWider with more confidence, narrower with a larger n (by the square root).',
  },
  {
    ...{
      username: 'demo-professional',
      day: 26,
      time: '17:10',
      isPublic: false,
      subject: 'Business Strategy',
    },
    title: 'Unit economics for the pricing workshop',
    description: 'My notes, in the order I will present them.',
    content:
      '# Unit economics\n\n1. **Contribution per order** = price − variable cost.\n2. **Lifetime value** = contribution × orders a year × years kept.\n3. **Payback** = acquisition cost ÷ contribution a month.\n\n## Before cutting the price\nAt a 40% margin, a 10% price cut needs a third more volume to break even: 40 ÷ 30 = 1.33.\n\n## Questions for the team\n- Which customers would have bought anyway?\n- What does the second order cost us?',
  },
]
