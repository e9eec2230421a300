import type { PushDevices } from '@mostrador/contract/push/push-endpoints'
import { deviceCopy } from '@mostrador/copy/device'
import { Button } from '@mostrador/ui/button.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation } from '@tanstack/react-query'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'
import { ownZone, whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { deviceName } from './device-name.ts'

type Device = PushDevices['devices'][number]

type ListProps = { readonly devices: readonly Device[]; readonly onChanged: () => void }

/** List of the person's other devices with notes, each with a button to end them. */
export function PushDevicesList({ devices, onChanged }: ListProps) {
  return (
    <section className="grid gap-1 border-t border-line pt-3">
      <h3 className="text-14 font-semibold">{deviceCopy.pushOthers}</h3>
      <ul className="grid divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

function DeviceRow({ device, onChanged }: { readonly device: Device; readonly onChanged: () => void }) {
  const api = useApi()
  const toast = useToast()
  const now = useNow()
  const name = deviceName(device.device) || deviceCopy.unknownDevice
  const when = (instant: string): string => whenText(instant, now, ownZone())
  const { mutate: remove } = useMutation({
    mutationFn: () => answerOf(api.removePushDevice({ params: { id: device.id } })),
    onSuccess: () => toast({ text: deviceCopy.pushRemoved, tone: 'positive' }),
    onError: (problem) => toast({ text: sentenceOf(problem), tone: 'danger' }),
    onSettled: onChanged,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 grow basis-[10rem]">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-14 text-muted">
          {device.lastFailedAt
            ? deviceCopy.pushLastFailed
            : device.lastSentAt
              ? deviceCopy.pushLast(when(device.lastSentAt))
              : deviceCopy.pushSince(when(device.createdAt))}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={deviceCopy.pushRemoveOf(name)}
        onClick={() => remove()}
      >
        {deviceCopy.pushRemove}
      </Button>
    </li>
  )
}
