import type { ComponentType } from 'react'
import { languages } from '../../content/schema/languages.ts'
import { picturesOf } from '../../content/schema/pictures.ts'
import { type CalculatorName, calculators } from '../../content/schema/prices.ts'
import { energyQuestions, type Questions, roofQuestions } from '../../content/schema/questions.ts'
import type { BrowserSubject } from '../../content/schema/words.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { claim, officeAddress, promotionsAt } from '../../renderer/content/company.ts'
import { pictureSources } from '../../renderer/content/pictures.ts'
import type { SiteIndex } from '../../renderer/content/site-index.ts'
import {
  useCurrentPage,
  usePageAddress,
  useSite,
  useWords,
} from '../../renderer/server/current-page.tsx'
import { Fold } from '../../renderer/server/Document.tsx'
import { Island } from '../../renderer/server/Island.tsx'
import { Promotions } from '../claims/Claim.tsx'
import { useMessageLinks } from '../contact/ContactButtons.tsx'
import { PrivacyNote } from '../form/ContactForm.tsx'
import { Callout } from '../ui/Callout.tsx'
import { Say } from '../ui/Say.tsx'
import styles from './Calculators.module.css'
import { EnergyCalculator } from './energy/EnergyCalculator.island.tsx'
// The results come later, when the page has their styles already.
import { energyResultWords } from './energy/Result.tsx'
import type { CalculatorPage, ContentOf } from './engine/Calculator.tsx'
import type { OptionPicture } from './engine/wizard-content.ts'
import { roofResultWords } from './roof/Result.tsx'
import { RoofCalculator } from './roof/RoofCalculator.island.tsx'

/** The smallest size of a picture. */
const smallest = (site: SiteIndex, picture: string): OptionPicture => {
  const { avif, fallback, width, height } = pictureSources(site, picture)
  return { avif: avif.split(' ')[0] ?? fallback, fallback, width, height }
}

/** What every calculator is given by its page. */
const useCalculatorProps = (questions: Questions): CalculatorPage => {
  const { noScript: _n, stillLoading: _s, units: _u, result: _r, ...shared } = useWords('wizard')
  const site = useSite()
  const { name, phone, email, license, url, booking } = site.business
  return {
    company: {
      name,
      phone,
      email,
      license,
      url,
      address: officeAddress(site),
      messages: useMessageLinks(),
    },
    booking,
    locale: languages[site.language].locale,
    shared,
    faults: useWords('inputs'),
    pictures: Object.fromEntries(
      picturesOf(questions).map((picture) => [picture, smallest(site, picture)]),
    ),
  }
}

type StageProps<Name extends CalculatorName, Props extends object> = {
  name: Name
  /** Its words and prices are no properties: the browser loads them. */
  component: ComponentType<Props & ContentOf<Name>>
  props: Props
  /** The words of its result, and of the document that visitors keep. */
  resultWords: readonly BrowserSubject[]
}

/**
 * The place of a calculator, half on the hero. Without JavaScript it says how to get the same answer
 * from a person; and a line that needs no script says so while the script does not come.
 */
const Stage = <Name extends CalculatorName, Props extends object>({
  name,
  component: Calculator,
  props,
  resultWords,
}: StageProps<Name, Props>) => {
  const words = useWords('wizard')
  const content = { words: useWords(name), prices: useSite().prices[name] }
  const contact = usePageAddress(linkedPages.contact)
  return (
    <>
      <section className={`stage ${styles.stage}`} data-stage={name} id="calculator">
        <div className="wrap">
          <noscript>
            <Callout tone="warn" title={words.noScript.title}>
              <Say
                message={words.noScript.text}
                values={{ contactForm: <a href={contact}>{words.noScript.contactForm}</a> }}
              />
            </Callout>
          </noscript>
          <div className={`scripted ${styles.calculator}`}>
            <Island
              name={calculators[name].component}
              component={(page: Props) => <Calculator {...page} {...content} />}
              data={[`words/${name}`, `prices/${name}`]}
              laterData={['areas', ...resultWords.map((subject) => `words/${subject}` as const)]}
              props={props}
            />
          </div>
          <div className={`${styles.notes} below`}>
            <p className={`t-small ${styles.stillLoading}`}>{words.stillLoading}</p>
            <PrivacyNote about={name} className={`t-small muted ${styles.privacy}`} />
          </div>
          <Promotions look="notice" />
        </div>
      </section>
      <Fold />
    </>
  )
}

/** The roof cost calculator, with the terms of financing and the voucher of an estimate. */
export const RoofOnPage = () => {
  const { address, site } = useCurrentPage()
  const [voucher] = promotionsAt(site, { address }).flatMap(({ look, days, ...offer }) =>
    look === 'voucher' && days ? { ...offer, days } : [],
  )
  const page = {
    ...useCalculatorProps(roofQuestions),
    terms: claim(site, 'financing')?.isMade ? site.business.financing : undefined,
    financing: usePageAddress(linkedPages.financing),
    voucher,
  }
  return <Stage name="roof" component={RoofCalculator} props={page} resultWords={roofResultWords} />
}

export const EnergyOnPage = () => (
  <Stage
    name="energy"
    component={EnergyCalculator}
    props={useCalculatorProps(energyQuestions)}
    resultWords={energyResultWords}
  />
)
