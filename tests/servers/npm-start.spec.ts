import { test } from '../strict-test.ts'
import { testAnswers } from './answers.ts'

test.describe.configure({ mode: 'default' })

testAnswers(() => test.info().project.use.baseURL ?? '')
