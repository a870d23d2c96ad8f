const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number below a million in American words: 345 is "three hundred forty-five". */
export function nameNumber(number: number): string {
  if (number >= 1000) return joinParts(`${nameNumber(Math.floor(number / 1000))} thousand`, number % 1000)
  if (number >= 100) return joinParts(`${SMALL[Math.floor(number / 100)]} hundred`, number % 100)
  if (number < 20) return SMALL[number] as string
  const tens = TENS[Math.floor(number / 10)] as string
  return number % 10 === 0 ? tens : `${tens}-${SMALL[number % 10]}`
}

function joinParts(front: string, rest: number): string {
  return rest === 0 ? front : `${front} ${nameNumber(rest)}`
}
