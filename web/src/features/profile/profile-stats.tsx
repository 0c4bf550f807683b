import type { User } from "#contract/auth.ts";

export function ProfileStats({ user }: { user: User }) {
  const stats = [
    ["Tokens created", user.tokens_created],
    ["Tokens deployed", user.tokens_deployed],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-14 gap-y-5">
      {stats.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-muted">{label}</dt>
          <dd className="font-display text-4xl font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
