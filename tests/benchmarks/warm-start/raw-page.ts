/** What no app can be faster than: IndexedDB by hand, ten cards by hand, in one file. */
export const rawPage = `<!doctype html>
<meta charset="utf-8">
<title>raw</title>
<main><ul></ul></main>
<script>
const opening = indexedDB.open("gemwright");
opening.onsuccess = () => {
  const reading = opening.result.transaction(["tokens", "images"]);
  const owner = localStorage.getItem("gemwright.wallet-address");
  const rows = [];
  const range = IDBKeyRange.bound([owner, ""], [owner, "\\uffff"]);
  reading.objectStore("tokens").index("[owner+created_at]").openCursor(range, "prev").onsuccess = ({ target }) => {
    const cursor = target.result;
    if (cursor) rows.push({ token: cursor.value.token });
    if (cursor && rows.length < 10) return cursor.continue();
    for (const row of rows) {
      const key = [owner, row.token.id + "_logo"];
      reading.objectStore("images").get(key).onsuccess = ({ target }) => { row.logo = target.result; };
    }
  };
  reading.oncomplete = () => {
    for (const { token, logo } of rows) {
      const card = document.createElement("li");
      const name = document.createElement("h2");
      const story = document.createElement("p");
      const image = new Image(56, 56);
      if (logo) image.src = URL.createObjectURL(new Blob([logo.bytes], { type: logo.type }));
      name.textContent = token.name;
      story.textContent = token.narrative;
      card.append(image, name, story);
      document.querySelector("ul").append(card);
    }
  };
};
</script>`;
