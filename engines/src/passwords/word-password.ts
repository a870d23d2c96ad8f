/** Short words that a child in third grade reads, spells and can say aloud in class. */
const WORDS =
  `acorn actor album amber anchor ankle apple apron arrow artist atlas attic autumn badge bagel baker balloon bamboo banana
banjo barn basket beach beacon beaver bench berry bicycle blanket blossom blue boat bonfire book boot bottle branch bread
breeze brick bridge bright broom brother brush bubble bucket buffalo bundle butter button cabin cactus camel camera canal
candle canoe canyon captain carpet carrot castle cedar cello chair chalk cheese cherry chess chicken circle circus clay
clever cliff clock clothes cloud clover coast coat cobra cocoa coconut comet compass cookie copper coral corner cotton
cousin cradle crane crater crayon cream creek cricket crown crystal curtain cushion daisy dance dawn deer desert diamond
dinner dolphin donkey door dragon drawer dream drum eagle early earth easel echo elbow elephant ember emerald engine
evening explorer fabric falcon family farmer feather fern ferry fiddle field finger fire flag flame flute forest fossil
fountain fox friend frog frost garden garlic gentle giant ginger giraffe glacier glove golden goose grape grass green
guitar hammer hamster happy harbor harp harvest hazel hedge helmet heron hiking hill honey horse house iceberg igloo
island ivory jacket jaguar jelly jewel jigsaw jungle kayak kettle kitchen kite kitten koala ladder lagoon lake lantern
lemon lettuce library lily lion lizard llama lobster lucky lunch magic magnet mango maple marble market meadow melon
melody meteor mirror mitten monkey moon morning moss mountain muffin museum music napkin nature needle nest noodle
north notebook oasis ocean olive onion orange orbit orchard otter owl oyster paddle paint palace panda paper parade
parrot pasta path peach peanut pearl pebble pelican pencil penguin pepper piano picnic pigeon pillow pilot pine pirate
planet plum pocket poem polar pond pony popcorn poppy potato prairie pretzel puddle puffin pumpkin puppet puppy purple
puzzle quilt rabbit raccoon radio rain raspberry raven reef ribbon rice river robin robot rocket roof rooster rose
saddle sailor salmon sandal scarf school scooter seal season secret shadow sheep shell shelter shoe shovel silver singer
sister skate sled slipper smile snail snow soap soccer socks song soup sparrow spider spinach spoon spring squirrel
stable star stone storm story stream street summer sun sunny sunset surprise swan sweater swing table talent teapot
tennis tent thunder ticket tiger toast tomato tower town tractor trail train travel treasure tree trumpet tulip tunnel
turkey turtle uncle unicorn valley vanilla velvet village violet violin volcano voyage waffle wagon walnut walrus water
waterfall wave weather whale wheel whisper willow window winter wizard wolf wonder wooden yellow yogurt zebra`.split(
    /\s+/,
  )

const WORDS_EACH = 3
const FIRST_NUMBER = 10
const NUMBERS = 90

/** "tiger-candle-meadow-47": easily said and typed, and one of six billion. `draw` picks a number below the given one. */
export function makeWordPassword(draw: (below: number) => number): string {
  const words = Array.from({ length: WORDS_EACH }, () => WORDS[draw(WORDS.length)])
  return [...words, FIRST_NUMBER + draw(NUMBERS)].join('-')
}
