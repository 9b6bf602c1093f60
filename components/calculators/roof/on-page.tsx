import { linkedPages } from '../../../renderer/content/addresses.ts'
import { promotions } from '../../../renderer/content/claims.ts'
import { business } from '../../../renderer/content/site.ts'
import { useCurrentPage } from '../../../renderer/server/current-page.ts'
import { usePageAddress } from '../../../renderer/server/use-site.ts'
import { CalculatorOnPage } from '../CalculatorOnPage.tsx'
import { roofQuestions } from './questions.ts'
import { RoofCalculator } from './RoofCalculator.tsx'
// The result comes later, when the page has its styles already.
import './Result.tsx'

/**
 * The roof replacement cost calculator on its page, with the terms of financing and the voucher
 * that goes with an estimate.
 */
export const RoofOnPage = () => {
  const { address, language } = useCurrentPage()
  const [voucher] = promotions({ address, language }).flatMap(({ look, days, ...offer }) =>
    look === 'voucher' && days ? { ...offer, days } : [],
  )
  const extra = {
    terms: business.financing,
    financing: usePageAddress(linkedPages.financing),
    ...(voucher && { voucher }),
  }
  return (
    <CalculatorOnPage
      name="roof"
      questions={roofQuestions}
      calculator={RoofCalculator}
      extra={extra}
    />
  )
}
