/** Nothing in the curriculum answers these: some are about everyday life, some sound like school. */
export const OFF_TOPIC_QUESTIONS = `
What will the weather be like tomorrow?
Who won the football match last night?
How much does a ticket to the cinema cost?
What is the best pizza place in town?
Can you order me a taxi?
Who is the president of Brazil right now?
What is the latest iPhone model?
How do I reset my Netflix account?
Which shoes go with a blue dress?
What time does the supermarket close on Sunday?
Tell me a joke about penguins.
Who sings the song Shape of You?
How do I change a flat bicycle tire?
What should I cook for dinner tonight?
How do I get rid of pimples?
When is the next bus to the airport?
Who won the Super Bowl in 2019?
What is the best strategy in Minecraft to find diamonds?
How do I get more followers on Instagram?
What is my horoscope for today?
How do I train my puppy not to bite?
Which airline has the cheapest flights to Bali?
Can you book a table for two?
What is the plot of Star Wars?
How many goals has Lionel Messi scored?
What are the opening hours of the swimming pool?
How do I bake sourdough bread?
Is it safe to eat sushi during pregnancy?
Which laptop should I buy for gaming?
What is the exchange rate of the yen?
How do I tie a necktie?
Who is Taylor Swift dating?
What medicine helps against a headache?
How do I fix a leaking dishwasher?
What does my dream about falling teeth mean?
Where can I get a haircut near me?
What size of helmet do I need for skiing?
How do I apply for a driving license?
What are the rules of cricket?
How much caffeine is in a can of Red Bull?
Which lottery numbers should I choose?
How do I unclog the toilet?
What is the best haircut for curly hair?
Who discovered penicillin?
When did the Titanic sink?
What is the capital of Mongolia?
Who painted the ceiling of the Sistine Chapel?
How many bones does a shark have?
Who was the first woman in space?
What is the chemical formula of aspirin?
When was the Eiffel Tower built?
Who wrote War and Peace?
What is the currency of Thailand?
How deep is the Mariana Trench?
What does the word schadenfreude mean?
Who invented the zipper?
How do black holes evaporate?
What is the tallest building in Dubai?
Who was the wife of Henry the Eighth?
What language is spoken in Suriname?
How do bees make honey?
What causes kidney stones?
How many players are on a rugby team?
Who founded the Mormon church?
What is a Turing machine?
How do submarines dive?
What is the difference between a crocodile and an alligator?
When did the Berlin Wall fall?
How does a microwave oven heat food?
What is the national anthem of Canada called?
`
  .split('\n')
  .filter((line) => line !== '')
