const SHE =
  'abby ada alice amara amelia amy ana anna ann anne annie ava bea bella beth betty carla cara carmen carol cathy chloe claire clara cleo dana daisy deb diana dina donna dora eliza ella ellen elsa emily emma erica erin eva eve faith faye fiona gabi gail gia gina grace greta gwen hana hannah heidi helen holly ida ines iris isla ivy jada jan jane janet jasmine jean jen jenna jenny jess jessica jill joan jodi josie joy judy julia julie kara karen kate katie kathy kayla keisha kelly kendra kim lara laura lea leah lena lia lily lina linda lisa liz lola lucia lucy luna lynn maggie mandy maria marie marta mary maya megan mei mia mila molly mona nadia nadine nancy naomi nell nina nora olive olivia oona paula penny pia polly priya quinn rachel rae rita robin rosa rose rosie ruby ruth sadie sally sandra sandy sara sarah selma shay sofia sophia sophie sue susan tara tess tia tina uma vera violet viv wendy willa yara zara zoe sister mother mom mum grandma grandmother aunt daughter girl woman lady mrs ms niece wife queen'
const HE =
  'abe adam ade al alan alex ali amir andrew andy anton arlo arthur ben bill billy bo bob brad brian caleb cal carl carlos charlie chen chris cody cole dan daniel danny dave david dean devon dexter diego dylan ed eddie eli eric erik ethan evan felix finn frank fred gabe gary george greg gus hal hank harry henry hugo ian ike isaac ivan ivo jack jacob jake james jason jay jeff jerry jim jimmy joe joel john jonah jorge jordan jose josh juan kai keith ken kenji kevin kit kurt kyle lars lee leo leon liam lou louis luca lucas luis luke marco marcus mario mark martin mason mateo matt max michael miguel mike milo mo ned nate nathan ned nick noah oli oliver omar omari oscar otto owen pablo pat patrick paul pedro pete peter phil rafael ravi ray rex rich rick rob robert roger ron rory roy ryan sam samuel scott sean simon sol steve sven tariq ted theo tim toby todd tom tomas tommy tony troy ty tyler uri victor vince wade walter wes will zach zack brother father dad grandpa grandfather uncle son boy man mr nephew husband king'
/** Names that both may have say nothing. */
const EITHER = new Set(
  'alex quinn robin jordan kim lee pat sam chris jean kit ali devon lou jay shay jo noor sol rory'.split(' '),
)
const SHE_SET = new Set(SHE.split(' '))
const HE_SET = new Set(HE.split(' '))

export function genderOf(name: string): 'he' | 'she' | null {
  const word = name.split(' ')[0] ?? ''
  if (EITHER.has(word) || SHE_SET.has(word) === HE_SET.has(word)) return null
  return SHE_SET.has(word) ? 'she' : 'he'
}

export function isName(word: string): boolean {
  return SHE_SET.has(word) || HE_SET.has(word) || EITHER.has(word)
}
