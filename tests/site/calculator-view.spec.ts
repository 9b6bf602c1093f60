import { expect, type Locator, test } from '../strict-test.ts'
import { calculator, calculatorNames } from './calculator.ts'
import { words } from './words.ts'

const edgesOf = async (part: Locator) => {
  const { y = Number.NaN, height = 0 } = (await part.boundingBox()) ?? {}
  return { top: y, bottom: y + height }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a result begins right below the header, and the notice that it is there covers neither', async ({
    page,
  }) => {
    const { openResult, result, toast } = calculator(page, 'roof')
    await openResult()
    const header = await edgesOf(page.getByRole('banner'))
    await expect.poll(async () => (await edgesOf(result)).top).toBeGreaterThan(header.bottom)
    const title = await edgesOf(result)
    expect(title.top - header.bottom).toBeLessThan(100)
    const notice = await edgesOf(toast(words.roof.ready.title))
    expect(notice.top).toBeGreaterThan(title.bottom)
  })

  for (const name of calculatorNames)
    test(`no choice with a picture is alone in its row in the ${name} calculator`, async ({
      page,
    }) => {
      const { open, next, step, questions } = calculator(page, name)
      await open()
      let pictured = 0
      for (let at = 1; at <= questions.length - 2; at++) {
        await step(at)
        const choices = await page.locator('label:has(img)').all()
        const tops = await Promise.all(choices.map(async (one) => (await edgesOf(one)).top))
        const inRow = (top: number) => tops.filter((other) => other === top).length
        expect.soft(new Set(tops.map(inRow)).size, `step ${at}`).toBeLessThanOrEqual(1)
        pictured += tops.length
        await next()
      }
      expect(pictured).toBeGreaterThan(0)
    })
})
