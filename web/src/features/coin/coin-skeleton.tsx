/** The page's shape while a token is read for the first time. */
export const CoinSkeleton = () => (
  <div role="status" className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
    <span className="sr-only">Reading this token from the chain</span>
    <div aria-hidden="true">
      <div className="flex items-center gap-4 sm:gap-6">
        <div className="skeleton size-20 shrink-0 rounded-2xl sm:size-28" />
        <div className="grow space-y-3">
          <div className="skeleton h-9 w-2/3 max-w-80 sm:h-12" />
          <div className="skeleton h-6 w-1/2 max-w-48" />
        </div>
      </div>
      <div className="mt-8 grid grid-cols-2 gap-x-5 gap-y-6 sm:mt-10 sm:gap-x-8 lg:grid-cols-[3fr_2fr_2fr]">
        {["price", "cap", "holders"].map((key) => (
          <div key={key} className="space-y-2 border-t-2 border-line pt-3 max-lg:first:col-span-2">
            <div className="skeleton h-5 w-24" />
            <div className="skeleton h-8 w-4/5" />
          </div>
        ))}
      </div>
      <div className="mt-8 grid gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <div className="skeleton h-40" />
          <div className="skeleton h-72" />
        </div>
        <div className="skeleton h-72 lg:h-full" />
      </div>
    </div>
  </div>
);
