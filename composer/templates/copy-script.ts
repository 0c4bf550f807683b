/**
 * The one script a site may run: it copies the mint address. The page's CSP allows it by this hash; a test
 * recomputes it. The button is hidden until the script shows it, so that a page without scripts offers
 * nothing that does not work.
 */
// One string without line breaks, as its hash asks for.
const source = [
  'for(const b of document.querySelectorAll("[data-copy]")){b.hidden=false;',
  'b.addEventListener("click",async()=>{',
  'const l=b.querySelector("span")||b,t=l.textContent;',
  'try{await navigator.clipboard.writeText(b.dataset.copy);l.textContent="Copied"}',
  'catch{const r=document.createRange();r.selectNodeContents(document.getElementById("mint"));',
  'const s=getSelection();s.removeAllRanges();s.addRange(r);l.textContent="Press Ctrl+C"}',
  "setTimeout(()=>{l.textContent=t},2000)})}",
].join("");

export const copyScript: { source: string; sha256Base64: string } = {
  source,
  sha256Base64: "v2cIeBuEZcnh1rqlSRbw9QFUlEyO8WpFZAJw+zniNjw=",
};
