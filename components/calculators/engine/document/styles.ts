import {
  clay500,
  gold100,
  gold400,
  gold600,
  ink300,
  ink600,
  ink900,
  line,
  sand100,
  smallTablet,
  teal50,
  teal100,
  teal600,
  white,
} from '../../../../renderer/design/tokens.ts'
import { html } from '../../../ui/html.ts'

/**
 * A downloaded page has no stylesheet but this one. On paper the root is smaller, and with it all.
 */
export const styles = html`<style>
:root { --ink: ${ink900}; --muted: ${ink600}; --line: ${line}; --sand: ${sand100}; --clay: ${clay500}; --gold: ${gold400}; --pad: 3rem; color-scheme: light }
* { box-sizing: border-box; margin: 0 }
body { padding: 2.5rem 1rem; background: var(--sand); color: var(--ink); font: 1rem/1.5 Figtree, ui-sans-serif, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; overflow-wrap: anywhere; print-color-adjust: exact }
.sheet { max-width: 50rem; margin: auto; background: ${white}; border-radius: 1.25rem; overflow: hidden; box-shadow: 0 2rem 4rem -1.5rem color-mix(in srgb, ${ink900} 34%, transparent) }
header, footer, .band, .body { padding: 2rem var(--pad) }
h1, h2, .big, .logo { font-family: "Bricolage Grotesque", ui-sans-serif, "Segoe UI", Arial, sans-serif; font-weight: 650; line-height: 1.1; letter-spacing: -.03em; text-wrap: balance }
h1 { margin: 2rem 0 1rem; font-size: 2.5rem }
h2 { margin-bottom: .75rem; font-size: 1.3rem; break-after: avoid }
a { color: inherit }
small, .small, dt, thead th { font-size: .875rem; color: var(--muted) }
h3 { padding: .25rem 0; font-size: .875rem; font-weight: 400; color: var(--muted) }
.row { display: flex; flex-wrap: wrap; gap: .5rem 2rem; justify-content: space-between; align-items: center }
.logo { display: flex; gap: .6rem; align-items: center; font-size: 1.375rem }
.logo svg { width: 2.25rem }
.meta { justify-content: start }
.meta > * > * { display: inline }
dt + dd { margin-left: .4rem; font-weight: 600 }
.rim { display: block; width: 100%; height: 16px; margin-bottom: -1px }
.band { background: var(--ink); color: ${white} }
.band .small, .band dt { color: ${ink300} }
.big { margin: .25rem 0; font-size: 1.6rem }
.range { font-size: clamp(1.5rem, 8vw, 3.75rem) }
.big, td { font-variant-numeric: tabular-nums }
.big i { margin: 0 .12em; color: var(--clay); font-style: normal; font-weight: 400 }
.band i { color: var(--gold) }
.nb, li b { white-space: nowrap }
.track { position: relative; height: 10px; margin: 3rem 0 .5rem; border-radius: 5px; background: linear-gradient(90deg, ${teal600}, var(--gold) 70%, var(--clay)) }
.track b { position: absolute; bottom: -5px; padding-bottom: 26px; translate: -50%; white-space: nowrap }
.track b::after { content: ""; position: absolute; left: 50%; bottom: 0; width: 4px; height: 20px; margin-left: -2px; border-radius: 2px; background: ${white} }
.caution { margin-top: 1.25rem; padding-left: .9rem; border-left: 3px solid var(--gold) }
.four { display: flex; flex-wrap: wrap; gap: 1rem 2rem; justify-content: space-between }
.four div { display: flex; flex-direction: column-reverse; min-width: 8rem }
.four .big { margin-left: 0; font-size: 2.25rem }
.body { display: grid; gap: 2.25rem }
tr, li, .panel, .two, .band, footer { break-inside: avoid }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem 2.5rem }
.facts { display: grid; grid-template-columns: fit-content(50%) 1fr; column-gap: 1rem }
.facts div { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: baseline; padding: .3rem 0; border-top: 1px solid var(--line) }
.facts dd { margin: 0; font-weight: 400 }
table { width: 100%; border-collapse: collapse; line-height: 1.35 }
th, td { padding: .5rem 0; border-top: 1px solid var(--line); font-weight: 400; text-align: left; vertical-align: baseline }
td { padding-left: 1rem; white-space: nowrap }
thead th { padding: .25rem 0; border: 0 }
td, th + th { text-align: right }
th small { display: block }
.sum { break-before: avoid }
.sum small { font-weight: 400 }
.sum > * { border-top: 2px solid var(--ink); font-weight: 700 }
p + *, table + p, .two + p { margin-top: .6rem }
.years td { position: relative; width: 78%; padding-block: .3rem }
.years i { position: absolute; inset: 5px auto 5px 0; width: calc((100% - 5.25rem) * var(--part)); border-radius: 4px; background: ${teal100} }
.panel { padding: 1.25rem 1.5rem; border-radius: .75rem; background: ${teal50} }
.voucher { border: 2px dashed ${gold600}; background: ${gold100} }
ul { padding-left: 1.25rem }
li { margin-bottom: .5rem }
li::marker { color: var(--clay) }
footer { background: var(--sand) }
@media screen and (not ${smallTablet}) {
  :root { --pad: 1.25rem }
  body { padding: 0 }
  .sheet { border-radius: 0 }
  .two:not(.keep) { grid-template-columns: 1fr }
  .keep { gap: 1.5rem }
}
@media print {
  @page { size: letter; margin: .5in .6in; @bottom-right { content: counter(page) " / " counter(pages); font: 9pt Figtree, Arial; color: ${ink600} } }
  :root { font-size: 13px }
  body { padding: 0; background: none }
  .sheet { max-width: none; border-radius: 0; box-shadow: none; overflow: visible }
  header, .body { padding: 0 0 1rem }
  h1 { margin: 1rem 0 .5rem }
  .band { margin-bottom: 1.5rem; padding: .75rem 1.5rem 1.25rem }
  .track { margin-top: 2.5rem }
  .body { display: block }
  .body > * { margin-bottom: 1.2rem }
  th, td { padding-block: .25rem }
  li { margin-bottom: .2rem }
  .body > section > table small { display: inline; margin-left: .5rem }
  footer { padding: 1rem 0 0; border-top: 1px solid var(--line); background: none }
}
</style>`
