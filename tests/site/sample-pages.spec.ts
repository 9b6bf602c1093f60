import { originalAddress } from '../../content/schema/languages.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { brotliSize, budgets, kilobyte } from '../../scripts/report/weight.ts'
import { expect, test } from '../strict-test.ts'
import { calculators } from './content.ts'
import { type Device, deviceNames, type Look, look } from './look.ts'
import { samplePages } from './samples.ts'

const pictureLimits: Record<Device, number> = { phone: 60, desktop: 150 }
const homePage = addressOf({ kind: 'home' })
const wizardPages = calculators.map((calculator) => addressOf(calculator))

const expectFewPictures = (device: Device, path: string, { pictures }: Look) => {
  // Every page but this one may have none.
  if (originalAddress(path) === homePage)
    expect.soft(pictures.length, `${device}: pictures in the first view`).toBeGreaterThan(0)
  const others = pictures.filter(({ url }) => !url.endsWith('.avif'))
  expect.soft(others, `${device}: pictures in the first view that are not AVIF`).toEqual([])
  expect
    .soft(
      pictures.reduce((sum, { bytes }) => sum + bytes, 0),
      `${device}: bytes of pictures in the first view`,
    )
    .toBeLessThanOrEqual(pictureLimits[device] * kilobyte)
}

const expectHardlyAnyScript = (device: Device, path: string, { scripts }: Look) => {
  const bytes = scripts.reduce((sum, script) => sum + brotliSize(script), 0)
  expect.soft(bytes, `${device}: bytes of script`).toBeGreaterThan(0)
  expect
    .soft(bytes, `${device}: bytes of script`)
    .toBeLessThanOrEqual(budgets.script + (originalAddress(path) === homePage ? kilobyte : 0))
}

/**
 * Axe takes as long as all the rest. One device after the other is enough: what pages are made of is
 * on several of them. The home page has the most that stands on no other.
 */
const axeDevices = (path: string): readonly Device[] =>
  originalAddress(path) === homePage
    ? deviceNames
    : deviceNames.filter((_, index) => index === samplePages.indexOf(path) % 2)

for (const path of samplePages)
  test(`${path}, before it is touched, has few pictures, hardly any script and nothing that axe finds, stands still, fits, and can be read and used by touch and keyboard`, async ({
    browser,
    baseURL,
  }) => {
    const looks = await look(browser, baseURL, { path, axeOn: axeDevices(path) })
    for (const device of deviceNames) {
      const { shift, violations } = looks[device]
      expectFewPictures(device, path, looks[device])
      if (!wizardPages.includes(path)) expectHardlyAnyScript(device, path, looks[device])
      // Not known where the device has none of the fonts that stand in for ours. A text that takes a
      // line more in one of them moves what is below it once; anything beyond that is a fault.
      expect
        .soft(shift ?? 0, `${device}: how far it moves while it loads, though its fonts come late`)
        .toBeLessThan(0.02)
      expect.soft(violations, `${device}: what axe finds`).toEqual([])
    }
    const { hiddenFocus, cutTexts, smallTargets, overflow } = looks.phone
    expect
      .soft(hiddenFocus, 'what its bars hide while it has the focus, on a phone and at 400% zoom')
      .toEqual([])
    expect
      .soft(cutTexts, 'texts cut off where a visitor spaces lines, words and letters out')
      .toEqual([])
    expect.soft(smallTargets, 'what is too small to be hit with a finger').toEqual([])
    // In the fonts of the device too, for whoever opens it before ours have come.
    expect.soft(overflow, 'pixels that stick out of a phone of 320 px').toBe(0)
  })
