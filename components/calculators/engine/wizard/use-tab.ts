import type { FormApi } from 'final-form'
import { type Dispatch, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Questions } from '../../../../content/schema/questions.ts'
import { type Answers, changedOnScreen, sliderName, startingAnswers } from '../questions.ts'
import { markStep, saveAnswers, savedAnswers, savedStep, saveStep, stepHere } from '../saved.ts'
import type { Scenario } from '../scenario.ts'
import { useWizardContent } from '../wizard-content.ts'
import type { WizardEvent, WizardState } from './machine.ts'

/** Changes answers of the form. */
export const changeAnswers = (form: FormApi<Answers>, changed: Partial<Answers>): void =>
  form.batch(() => {
    for (const [field, answer] of Object.entries(changed)) form.change(field, answer)
  })

/**
 * The answers that were given before hydration.
 * @param screen the form as it stands on the page, at its first step.
 */
const earlyAnswers = (questions: Questions, screen: FormData): Partial<Answers> => {
  const start = startingAnswers(questions)
  const name = Object.keys(questions)[0] ?? ''
  // A number field does not follow its slider before hydration: the one that was moved counts.
  const moved = screen.get(sliderName(name)) ?? start[name]
  return {
    ...(moved !== start[name] && { [name]: String(moved) }),
    ...changedOnScreen(screen, [name], questions, start),
  }
}

type TabProps = {
  form: FormApi<Answers>
  answers: Answers
  element: RefObject<HTMLFormElement | null>
  state: WizardState
  dispatch: Dispatch<WizardEvent>
}

/**
 * Restores what the tab has of a wizard, saves what changes, and goes where the buttons of the
 * browser lead. What was given before hydration counts most, then a link.
 */
export const useTab = ({ form, answers, element, state, dispatch }: TabProps): void => {
  const content = useWizardContent()
  const { name, questions } = content
  const { restored, step, result, finished } = state
  const restore = useEffectEvent((scenario?: Scenario) => {
    changeAnswers(form, {
      ...savedAnswers(name, questions),
      ...scenario?.answers,
      ...earlyAnswers(questions, new FormData(element.current ?? undefined)),
    })
    const start = scenario ? 0 : savedStep(name, result)
    dispatch({ type: 'went', step: start, note: scenario?.note })
  })
  useEffect(() => {
    if (!location.search) return restore()
    // Few visitors come by a link. One that cannot be read is left out.
    import('../scenario.ts')
      .then(({ readScenario }) => readScenario(content, location))
      .catch((error) => void console.error(error))
      .then(restore)
  }, [content])
  // In the same task as what is shown: a reload at any time brings that back.
  useLayoutEffect(() => {
    if (!restored) return
    saveAnswers(name, answers, finished)
    saveStep(name, step, result)
  }, [name, restored, answers, finished, step, result])
  useEffect(() => {
    const goToEntry = () => {
      const entry = stepHere(name, result)
      // The entry of a link to an anchor becomes one of the step that is shown.
      if (entry === undefined) markStep(name, step)
      else dispatch({ type: 'went', step: entry })
    }
    addEventListener('popstate', goToEntry)
    return () => removeEventListener('popstate', goToEntry)
  }, [name, step, result, dispatch])
}
