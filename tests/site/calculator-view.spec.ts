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
})

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const name of calculatorNames)
    test(`the buttons of the ${name} calculator cover no choice with a picture`, async ({
      page,
    }) => {
      const { open, next, nextButton, step, questions } = calculator(page, name)
      await open()
      const choices = page.locator('label:has(img)')
      let pictured = 0
      for (let at = 1; at <= questions.length - 2; at++) {
        await step(at)
        const { top } = await edgesOf(nextButton)
        for (const choice of await choices.all())
          expect.soft((await edgesOf(choice)).bottom).toBeLessThanOrEqual(top)
        pictured += await choices.count()
        await next()
      }
      expect(pictured).toBeGreaterThan(0)
    })
})
