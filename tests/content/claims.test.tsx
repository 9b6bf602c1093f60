import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Promotions } from '../../components/marketing/Promotions.tsx'
import { arrival, claim, promotion } from '../../content/claims.ts'
import { business } from '../../content/index.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const { voucher, priceRise } = business.promotions
const lastDay = priceRise.validUntil ?? ''
const dayAfter = '2099-01-01'

describe('promotions', () => {
  test('a dated one is shown up to its last day, and not after it', () => {
    expect(promotion('priceRise', '/roofing-calculator', lastDay)?.text).toBe(priceRise.text)
    expect(promotion('priceRise', '/roofing-calculator', dayAfter)).toBeUndefined()
  })

  test('one without a date does not run out', () => {
    expect(promotion('voucher', '/roofing-calculator', dayAfter)?.conditions).toBe(voucher.conditions)
  })

  test('none stands on a page it is not meant for', () => {
    for (const path of ['/', '/roof-inspection', '/emergency-repairs', '/financing', '/services/roof-inspection/miami-fl'])
      expect(promotion('voucher', path)).toBeUndefined()
  })

  test('a page built after the last day does not contain it; one built before tells the browser when to hide it', () => {
    vi.useFakeTimers({ now: new Date(`${lastDay}T12:00:00Z`) })
    const before = renderToStaticMarkup(<Promotions path="/roofing-calculator" />)
    expect(before).toContain(priceRise.text)
    expect(before).toContain(`data-until="${lastDay}"`)
    vi.setSystemTime(new Date(`${dayAfter}T12:00:00Z`))
    const after = renderToStaticMarkup(<Promotions path="/roofing-calculator" />)
    expect(after).not.toContain(priceRise.text)
    expect(after).toContain(voucher.text.replace('$', '$'))
  })
})

describe('claims', () => {
  test('one bound to counties is made there and nowhere else', () => {
    expect(claim('arrival', 'Broward')).toContain('On site within')
    expect(claim('arrival', 'Palm Beach')).toBeUndefined()
    expect(claim('arrival')).toBeUndefined()
  })

  test('on a page without a county, the arrival promise names where it holds and what holds elsewhere', () => {
    expect(arrival).toMatch(/^In Miami-Dade and Broward, on site within .* permitting\. Elsewhere we confirm a time when you call\.$/)
  })

  test('one whose last day has passed is not made', () => {
    vi.spyOn(business.claims, 'rating', 'get').mockReturnValue({ text: '5.0/5', validUntil: '2026-01-31' })
    expect(claim('rating', undefined, '2026-01-31')).toBe('5.0/5')
    expect(claim('rating', undefined, '2026-02-01')).toBeUndefined()
  })
})
