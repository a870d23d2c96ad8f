/** WordNet's own list of exceptions is not in the package; these are those that students meet. */
const IRREGULAR = new Map(
  `mice:mouse geese:goose children:child men:man women:woman feet:foot teeth:tooth oxen:ox
  leaves:leaf wolves:wolf knives:knife lives:life wives:wife halves:half shelves:shelf calves:calf loaves:loaf thieves:thief
  elves:elf nuclei:nucleus fungi:fungus cacti:cactus stimuli:stimulus radii:radius foci:focus algae:alga larvae:larva
  vertebrae:vertebra antennae:antenna formulae:formula nebulae:nebula bacteria:bacterium media:medium data:datum
  strata:stratum mitochondria:mitochondrion phenomena:phenomenon criteria:criterion ova:ovum spectra:spectrum
  vertices:vertex matrices:matrix indices:index axes:axis crises:crisis theses:thesis hypotheses:hypothesis analyses:analysis
  oases:oasis parentheses:parenthesis bases:base genera:genus
  went:go gone:go was:be were:be been:be is:be are:be had:have has:have did:do done:do said:say made:make took:take taken:take
  saw:see seen:see came:come knew:know known:know got:get gave:give given:give found:find thought:think told:tell became:become
  left:leave felt:feel brought:bring began:begin begun:begin kept:keep held:hold wrote:write written:write stood:stand
  heard:hear meant:mean met:meet ran:run paid:pay sat:sit spoke:speak spoken:speak led:lead grew:grow grown:grow lost:lose
  fell:fall fallen:fall sent:send built:build understood:understand drew:draw drawn:draw broke:break broken:break
  spent:spend rose:rise risen:rise drove:drive driven:drive bought:buy wore:wear worn:wear chose:choose chosen:choose
  ate:eat eaten:eat froze:freeze frozen:freeze flew:fly flown:fly sang:sing sung:sing swam:swim swum:swim threw:throw
  thrown:throw fought:fight caught:catch taught:teach sought:seek bound:bind shook:shake shaken:shake slept:sleep
  better:good best:good worse:bad worst:bad further:far`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

/** Endings as WordNet takes them off ("morphy"), for every part of speech. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['ses', 's'],
  ['xes', 'x'],
  ['zes', 'z'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['ies', 'y'],
  ['s', ''],
  ['ied', 'y'],
  ['es', 'e'],
  ['es', ''],
  ['ed', 'e'],
  ['ed', ''],
  ['ing', 'e'],
  ['ing', ''],
  ['er', ''],
  ['er', 'e'],
  ['est', ''],
  ['est', 'e'],
]
const SHORTEST_STEM = 3

/** What a word may be a form of, itself first. */
export function listBaseForms(word: string): string[] {
  const irregular = IRREGULAR.get(word)
  const regular = ENDINGS.filter(([ending]) => word.endsWith(ending) && !/(?:ss|us|is)$/.test(word))
    .map(([ending, instead]) => word.slice(0, -ending.length) + instead)
    .flatMap((form) => (/([^aeiouls])\1$/.test(form) ? [form, form.slice(0, -1)] : [form]))
    .filter((form) => form.length >= SHORTEST_STEM)
  return [...new Set([word, ...(irregular ? [irregular] : []), ...regular])]
}
