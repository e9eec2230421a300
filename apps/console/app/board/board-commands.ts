import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import { boardToolsCopy } from '@mostrador/copy/board-tools'
import { consoleCopy } from '@mostrador/copy/console'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { orderModeName } from '@mostrador/copy/order-mode'
import { orderCommands as words } from '@mostrador/copy/palette'
import { bareWords, typedWords } from '@mostrador/domain/search/typed-words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../api/api.ts'
import { remember, useRemembered } from '../layout/remembered.ts'
import { useRest } from '../layout/use-rest.ts'
import { MODE_ICONS } from '../order/mode-icons.ts'
import { finishedQuery } from '../workplace/board-query.ts'
import type { Command, Offer } from '../workplace/command.ts'
import { useMoney, useWorkplace } from '../workplace/contact-context.ts'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'
import { useWorkplaceBoard } from '../workplace/use-board.ts'
import { useMay } from '../workplace/use-may.ts'
import { DENSITIES, useDensity } from './use-density.ts'

/** One character would match half a year's orders. */
const LEAST_TYPED = 2

const NOUNS = new Set(bareWords(words.openWords))

/** Returns the words to search among finished orders, without nouns such as "pedido". */
function wantedOf(typed: string): string {
  const all = typedWords(typed)
  const wanted = all.filter((word) => !NOUNS.has(word))
  const text = wanted.join(' ')
  const isOfOrders = wanted.length < all.length || typed.includes('#')
  return isOfOrders || text.length >= LEAST_TYPED ? text : ''
}

/** Finds orders in progress on this device, and finished ones on the server. */
function useOrders(typed: string) {
  const { contact } = useWorkplace()
  const maySee = useMay('orders.see')
  const { orders = [] } = useWorkplaceBoard()
  const wanted = maySee ? wantedOf(typed) : ''
  const search = useRest(wanted)
  const found = useInfiniteQuery({
    ...finishedQuery(useApi(), contact.id, { period: 'ALL', search }),
    enabled: search !== '',
  })
  return {
    open: orders,
    finished: search === '' ? [] : (found.data ?? []),
    isSearching: wanted !== search || found.isFetching,
    isCutOff: search !== '' && found.error !== null,
  }
}

/** Commands to open orders by number, name, table and phone. */
export function useOrderCommands(typed: string): Offer {
  const { alias } = useWorkplace().contact
  const { wire } = useMoney()
  const navigate = useNavigate()
  const { open, finished, isSearching, isCutOff } = useOrders(typed)
  const command = (page: 'orders' | 'finished') => (order: ConsoleOrder) => ({
    id: `order ${order.id}`,
    topic: 'orders' as const,
    title: consoleCopy.order(order.number),
    hint: [
      order.tableUid ? consoleCopy.tableNumber(order.tableUid) : order.customerName.trim(),
      orderModeName({ type: order.type, showName: order.modeName }),
      ORDER_STATUS_LABELS[order.status],
      wire(order.total),
    ]
      .filter(Boolean)
      .join(' · '),
    icon: MODE_ICONS[order.type],
    words: [words.openWords, order.customerName, order.tableUid, digitsOf(order.phone)].join(' '),
    run: () => void navigate(`/${alias}/${page}/${order.id}`),
  })
  const commands = [...open.map(command('orders')), ...finished.map(command('finished'))]
  return { commands, isSearching, isCutOff }
}

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '')

/** Commands for this device's settings of orders. */
export function useDeviceCommands(): Offer {
  const { sound } = useWorkplaceAlarm()
  const prints = useRemembered('print') === 'on'
  const density = useDensity()
  const maySee = useMay('orders.see')
  if (!maySee) return { commands: [] }
  const isOn = sound.state === 'on'
  const about = { topic: 'do', hint: words.thisDevice } as const
  const sizes = DENSITIES.filter((one) => one !== density).map((size): Command => ({
    ...about,
    id: `cards ${size}`,
    title: words.cards(boardToolsCopy.densities[size]),
    icon: 'sliders',
    words: words.cardsWords,
    run: () => remember('density', size),
  }))
  return {
    commands: [
      {
        ...about,
        id: 'sound',
        title: isOn ? words.soundOff : words.soundOn,
        icon: isOn ? 'sound-off' : 'sound',
        words: words.soundWords,
        run: isOn ? sound.turnOff : sound.turnOn,
      },
      {
        ...about,
        id: 'print',
        title: prints ? words.printOff : words.printOn,
        icon: 'print',
        words: words.printWords,
        run: () => remember('print', prints ? 'off' : 'on'),
      },
      ...sizes,
    ],
  }
}
