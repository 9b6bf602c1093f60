import type { ComponentType } from 'react'
import { type CalculatorName, calculators } from '../../content/schema/calculators.ts'
import { languages } from '../../content/schema/languages.ts'
import { officeAddress } from '../../renderer/content/company-values.ts'
import { pictureSources } from '../../renderer/content/pictures.ts'
import { business } from '../../renderer/content/site.ts'
import type { Words } from '../../renderer/content/words.ts'
import { useCurrentPage } from '../../renderer/server/current-page.ts'
import { Fold } from '../../renderer/server/Document.tsx'
import { Island } from '../../renderer/server/Island.tsx'
import { useWords } from '../../renderer/server/use-words.ts'
import type { PageProps } from './engine/Calculator.tsx'
import type { ChoicePictures, PictureFile } from './engine/choice-pictures.ts'
import type { Questions } from './engine/questions.ts'
import { Stage } from './Stage.tsx'

const companyOnPage = () => {
  const { name, phone, email, license, url } = business
  return { name, phone, email, license, url, address: officeAddress() }
}

/** The smallest size of a picture. */
const smallest = (picture: string): PictureFile => {
  const { avif, fallback, width, height } = pictureSources(picture)
  return { avif: avif.split(' ')[0] ?? fallback, fallback, width, height }
}

const picturesOf = (questions: Questions): ChoicePictures =>
  Object.fromEntries(
    Object.values(questions)
      .flatMap((question) =>
        question.kind === 'choice' ? question.ids.map((id) => `${question.pictures}-${id}`) : [],
      )
      .map((picture) => [picture, smallest(picture)]),
  )

type CalculatorOnPageProps<Name extends CalculatorName, Extra extends object> = {
  name: Name
  questions: Questions
  calculator: ComponentType<PageProps & Extra & { words: Words<Name> }>
  /** What only this calculator is given. */
  extra: Extra
}

/**
 * A calculator on its page. The words of its questions are no properties: the browser loads them
 * beside its code.
 */
export const CalculatorOnPage = <Name extends CalculatorName, Extra extends object>(
  props: CalculatorOnPageProps<Name, Extra>,
) => {
  const { name, questions, calculator: Calculator, extra } = props
  const { language } = useCurrentPage()
  const words = useWords(name)
  const { noScript, stillLoading, units: _units, result: _result, ...shared } = useWords('wizard')
  const given = {
    company: companyOnPage(),
    booking: business.booking,
    locale: languages[language].locale,
    shared,
    pictures: picturesOf(questions),
    ...extra,
  }
  return (
    <>
      <Stage words={{ noScript, stillLoading }}>
        <Island
          name={calculators[name].component}
          component={(page: typeof given) => <Calculator {...page} words={words} />}
          wake="visible"
          props={given}
        />
      </Stage>
      <Fold />
    </>
  )
}
