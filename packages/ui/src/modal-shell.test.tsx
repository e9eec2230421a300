import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'

/** State that Back knows of the dialog: whether it is open, and how it closes. */
const back: { isOpen?: boolean; close?: () => void } = {}
const asked: string[] = []

vi.mock('./use-back-closes.ts', () => ({
  useBackCloses: (isOpen: boolean, close: () => void) => void Object.assign(back, { isOpen, close }),
}))

beforeEach(() => {
  asked.length = 0
})

const titled = { title: '¿Qué pasó?', closeLabel: 'Cerrar', onClose: () => void asked.push('close') }
const question = {
  title: '¿Deseas continuar?',
  confirmLabel: 'Continuar',
  cancelLabel: 'Cancelar',
  onConfirm: () => void asked.push('confirm'),
  onCancel: () => void asked.push('cancel'),
}

const all: readonly (readonly [name: string, draw: (more: object) => ReactElement, closing: string])[] = [
  ['dialog', (more) => <Dialog open {...titled} {...more} />, 'close'],
  ['sheet', (more) => <Sheet open {...titled} {...more} />, 'close'],
  ['question', (more) => <ConfirmDialog open {...question} {...more} />, 'cancel'],
]

for (const [name, draw, closing] of all) {
  test(`Back closes a ${name} that is open, and says yes to nothing`, () => {
    renderToStaticMarkup(draw({}))
    expect(back.isOpen).toBe(true)
    back.close?.()
    expect(asked).toEqual([closing])
  })

  test(`Back leaves the page where a ${name} is closed, or is part of leaving`, () => {
    renderToStaticMarkup(draw({ open: false }))
    expect(back.isOpen).toBe(false)
    renderToStaticMarkup(draw({ backLeaves: true }))
    expect(back.isOpen).toBe(false)
  })

  test(`Back does not close a ${name} in the middle of its work`, () => {
    renderToStaticMarkup(draw({ dismissible: false, busy: true }))
    expect(back.isOpen).toBe(true)
    back.close?.()
    expect(asked).toEqual([])
  })
}
