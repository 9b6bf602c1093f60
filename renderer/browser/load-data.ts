import type { CalculatorName, Prices } from '../../content/schema/prices.ts'
import type { WordSubject } from '../../content/schema/words.ts'
import type { Areas } from '../content/browser-data.ts'
import type { Words } from '../content/words.ts'

export type WordsBySubject<Subject extends WordSubject> = {
  readonly [Name in Subject]: Words<Name>
}

/** Returns the address of a data file named on this page (useDataFiles). */
const addressOf = (name: string): string => {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-files]')]
  const files = elements.flatMap(({ dataset }) => dataset.files?.split(' ') ?? [])
  const address = files.find((file) => file.includes(`/${name}.`))
  if (address === undefined) throw new Error(`This page lacks the file ${name}`)
  return address
}

type DataByName = { readonly [Subject in WordSubject as `words/${Subject}`]: Words<Subject> } & {
  readonly [Name in CalculatorName as `prices/${Name}`]: Prices[Name]
} & { readonly areas: Areas }

/** The content check has validated these files, and their names change with their content. */
const load = async <Name extends keyof DataByName>(name: Name): Promise<DataByName[Name]> => {
  const address = addressOf(name)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json()
}

/**
 * Loads words of some subjects in the language of the page, to keep out of the HTML what it does
 * not show.
 * @throws if they cannot be loaded.
 */
export const loadWords = async <Subject extends WordSubject>(...subjects: Subject[]) =>
  // Each is loaded under its own name.
  Object.fromEntries(
    await Promise.all(
      subjects.map(async (subject) => [subject, await load(`words/${subject}`)] as const),
    ),
  ) as WordsBySubject<Subject>

/**
 * Loads the prices of a calculator.
 * @throws if they cannot be loaded.
 */
export const loadPrices = <Name extends CalculatorName>(name: Name) => load(`prices/${name}`)

let areas: Promise<Areas> | undefined

/**
 * Loads the areas we serve, once.
 * @throws if they cannot be loaded. The next call loads them again.
 */
export const loadAreas = (): Promise<Areas> => {
  areas ??= load('areas').catch((error) => {
    areas = undefined
    throw error
  })
  return areas
}
