import Monitor from "icon:monitor";
import Smartphone from "icon:smartphone";
import type { Session } from "#contract/auth.ts";
import { Button } from "../../ui/button.tsx";
import { ago, atTime } from "../../ui/when.ts";
import { deviceName, isHandheld } from "./device-name.ts";

interface SessionRowProps {
  session: Session;
  now: number;
  online: boolean;
  onRevoke: () => void;
}

export function SessionRow({ session, now, online, onRevoke }: SessionRowProps) {
  const { user_agent, created_at, last_used_at, current } = session;
  const Icon = isHandheld(user_agent) ? Smartphone : Monitor;
  return (
    <li className="flex items-start gap-4 py-4 first:pt-0 last:pb-0">
      <Icon className="mt-1 size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-3 text-lg leading-snug" title={user_agent}>
          {deviceName(user_agent)}
          {current && <span className="text-sm text-good">This device</span>}
        </p>
        <p className="mt-1 text-sm text-muted tabular-nums">
          <span className="block sm:inline">Signed in {atTime(created_at, now)}</span>
          <span className="mx-1.5 hidden sm:inline" aria-hidden="true">
            ·
          </span>
          <span className="block sm:inline">Last used {ago(last_used_at, now)}</span>
        </p>
      </div>
      {!current && (
        <Button
          look="quiet"
          className="shrink-0"
          disabled={!online}
          onClick={onRevoke}
          aria-label={`Sign out ${deviceName(user_agent)}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
