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
      <div className="mt-8 grid gap-x-8 gap-y-5 sm:mt-10 sm:grid-cols-3">
        {["price", "cap", "holders"].map((key) => (
          <div key={key} className="space-y-2 border-t-2 border-line pt-3">
            <div className="skeleton h-5 w-24" />
            <div className="skeleton h-8 w-44" />
          </div>
        ))}
      </div>
      <div className="skeleton mt-8 h-36 w-full" />
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <div className="skeleton h-64" />
        <div className="skeleton h-64" />
      </div>
    </div>
  </div>
);
