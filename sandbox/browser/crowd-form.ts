/** Sends in simulated traders, and says what became of them. */
export function startCrowd(form: HTMLFormElement): void {
  const submit = form.querySelector<HTMLButtonElement>("[data-submit]");
  const said = form.querySelector<HTMLElement>("[data-said]");
  let busy = false;
  const setBusy = (now: boolean) => {
    busy = now;
    submit?.setAttribute("aria-disabled", String(now));
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!said || busy) return;
    const { seed, trades } = Object.fromEntries(new FormData(form));
    setBusy(true);
    said.textContent = "The crowd is trading…";
    try {
      const answer = await fetch(`/token/${form.dataset.crowd}/crowd`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ seed: Number(seed), trades: Number(trades) }),
      });
      said.textContent = answer.ok ? outcome(await answer.json()) : await answer.text();
    } catch {
      said.textContent = "The sandbox does not answer. Is it still running?";
    }
    setBusy(false);
  });
}

const outcome = ({ signatures, graduated }: { signatures: string[]; graduated: boolean }) =>
  `The crowd made ${signatures.length} trades${graduated ? ", and the coin graduated" : ""}.`;
