import type { ComponentType } from 'react'
import type { CalculatorName } from '../../../content/schema/calculators.ts'
import type { Prices } from '../../../content/schema/prices.ts'
import { loadPrices, loadWords } from '../../../renderer/browser/load-data.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { loadNumberFormats } from './amounts.ts'

type Loaded<Name extends CalculatorName> = { words: Words<Name>; prices: Prices[Name] }

/** Returns what loads a calculator in the browser, with its words and prices. */
export const calculatorLoader =
  <Name extends CalculatorName, Page extends object>(
    name: Name,
    Component: ComponentType<Page & Loaded<Name>>,
  ) =>
  async (): Promise<ComponentType<Page>> => {
    const [words, prices] = await Promise.all([
      loadWords(name),
      loadPrices(name),
      loadNumberFormats(),
    ])
    // Neither is a promise, which TypeScript cannot know of a generic name.
    const loaded = { words: words[name], prices } as unknown as Loaded<Name>
    return (page) => <Component {...page} {...loaded} />
  }
