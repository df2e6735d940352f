/** Figures of all languages, in their order. */
type Figures = Float64Array;

/** A letter depends on this many before it. */
const memory = 3;
/** The guess from fewer letters weighs as much as this many examples. */
const smoothing = 2;
const alphabet = 28;

/** Knows the words that it learned, and guesses how likely others are by their letters. */
export function createSpellingModel(size: number) {
  const [words, parts] = [createCounts(size), createCounts(size)];
  const [total, kinds, letters] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];

  function learn(language: number, word: string): void {
    const isNew = words.add(word, language) === 0;
    add(total, language, 1);
    if (!isNew) return;
    add(kinds, language, 1);
    add(letters, language, word.length + 1);
    for (const part of partsOf(word)) parts.add(part, language);
  }

  /** How likely a new word of each language is this one, as logarithms. */
  function guess(word: string): Figures {
    const framed = frame(word);
    const sums = new Float64Array(size);
    for (let end = 1; end < framed.length; end += 1) {
      for (const [language, likely] of guessLetter(framed, end).entries()) add(sums, language, Math.log(likely));
    }
    return sums;
  }

  function guessLetter(framed: string, end: number): Figures {
    let likely = new Float64Array(size).fill(1 / alphabet);
    for (let before = 0; before <= Math.min(memory, end); before += 1) {
      const whole = parts.placeOf(framed.slice(end - before, end + 1));
      const context = parts.placeOf(framed.slice(end - before, end));
      likely = likely.map((less, language) => {
        const known = before === 0 ? (letters[language] ?? 0) : parts.at(context, language);
        return (parts.at(whole, language) + smoothing * less) / (known + smoothing);
      });
    }
    return likely;
  }

  return {
    learn,
    guess,
    timesOf: (word: string, language: number) => words.at(words.placeOf(word), language),
    isKnown: (word: string) => words.placeOf(word) !== undefined,
    /** How likely a word of each language is this one. */
    likelihoods(word: string): Figures {
      const place = words.placeOf(word);
      // As many words of a further text are new as were new among the words before (Witten and Bell).
      return guess(word).map((guessed, language) => {
        const [all, different] = [total[language] ?? 0, kinds[language] ?? 0];
        return (words.at(place, language) + different * Math.exp(guessed)) / (all + different);
      });
    },
  };
}

export type SpellingModel = ReturnType<typeof createSpellingModel>;

const frame = (word: string) => `^${word}$`;

function* partsOf(word: string): Iterable<string> {
  const framed = frame(word);
  for (let length = 1; length <= memory + 1; length += 1) {
    for (let from = 0; from + length <= framed.length; from += 1) yield framed.slice(from, from + length);
  }
}

function add(figures: Figures, language: number, more: number): void {
  figures[language] = (figures[language] ?? 0) + more;
}

/** Counts by key and language, in one array: an array for each key takes five times the memory. */
function createCounts(size: number) {
  const places = new Map<string, number>();
  let counts = new Uint16Array(size * 1024);
  const most = 65_535;

  function placeFor(key: string): number {
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = places.size * size;
    places.set(key, place);
    if (place + size > counts.length) {
      const larger = new Uint16Array(counts.length * 2);
      larger.set(counts);
      counts = larger;
    }
    return place;
  }

  return {
    placeOf: (key: string) => places.get(key),
    at: (place: number | undefined, language: number) => (place === undefined ? 0 : (counts[place + language] ?? 0)),
    /** Returns the count before. */
    add(key: string, language: number): number {
      const place = placeFor(key) + language;
      const before = counts[place] ?? 0;
      counts[place] = Math.min(most, before + 1);
      return before;
    },
  };
}
