/** The product's look over Swagger UI's own dark one: ink-dark surfaces, one warm accent. */
export const docsStyle = `:root {
  color-scheme: dark;
  --ground: #14110f;
  --surface: #1d1916;
  --raised: #28221d;
  --line: #3d352e;
  --ink: #f7f0e7;
  --muted: #b9ac9f;
  --accent: #ffb347;
  --on-accent: #1d1206;
}
html, html.dark-mode, html.dark-mode body, html.dark-mode .swagger-ui { background: var(--ground); }
body { margin: 0; color: var(--ink); font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
.top {
  display: flex; justify-content: space-between; gap: 1rem; padding: 1rem clamp(1rem, 4vw, 2.5rem);
  background: var(--surface); border-bottom: 1px solid var(--line); font-weight: 600;
}
.top a, html.dark-mode .swagger-ui .info a { color: var(--accent); text-decoration: none; }
.top a:hover, html.dark-mode .swagger-ui .info a:hover { text-decoration: underline; }
noscript { display: block; padding: 2rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
html.dark-mode .swagger-ui, html.dark-mode .swagger-ui .info .title, html.dark-mode .swagger-ui .opblock-tag,
html.dark-mode .swagger-ui .headers td, html.dark-mode .swagger-ui .headers-wrapper td { color: var(--ink); }
.swagger-ui .wrapper { padding: 0 clamp(1rem, 4vw, 2.5rem); }
.swagger-ui .info { margin: 2.5rem 0; max-width: 72ch; }
.swagger-ui .info p, .swagger-ui .markdown p { line-height: 1.6; overflow-wrap: anywhere; }
html.dark-mode .swagger-ui .info code, html.dark-mode .swagger-ui .markdown code, html.dark-mode .swagger-ui .renderedMarkdown code {
  background: var(--raised); color: var(--accent); overflow-wrap: anywhere;
}
html.dark-mode .swagger-ui .scheme-container { background: var(--surface); box-shadow: none; border-block: 1px solid var(--line); }
html.dark-mode .swagger-ui .opblock-tag a, html.dark-mode .swagger-ui .opblock-summary-path a { color: inherit; }
html.dark-mode .swagger-ui .opblock-tag { border-color: var(--line); }
html.dark-mode .swagger-ui .scheme-container .btn.authorize, html.dark-mode .swagger-ui .dialog-ux .btn.authorize { border-color: var(--accent); color: var(--accent); }
html.dark-mode .swagger-ui .scheme-container .btn.authorize svg { color: var(--accent); }
html.dark-mode .swagger-ui .btn.execute { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
html.dark-mode .swagger-ui .dialog-ux .modal-ux { background: var(--surface); border-color: var(--line); }
html.dark-mode .swagger-ui .response-col_status, html.dark-mode .swagger-ui .response-col_links,
html.dark-mode .swagger-ui .headers-wrapper, html.dark-mode .swagger-ui .headers td { color: var(--muted); }
html.dark-mode .swagger-ui :is(input, select, textarea) { background-color: var(--raised); border-color: #6f6358; color: var(--ink); }
.swagger-ui .headers-wrapper, .swagger-ui .response-col_description { overflow-x: auto; }
.swagger-ui .opblock-body, .swagger-ui .table-container { overflow-x: auto; }
.swagger-ui .opblock .opblock-summary-path { overflow-wrap: anywhere; }
.swagger-ui .highlight-code > .microlight { max-height: 28rem; }
@media (max-width: 600px) {
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-method { min-width: 64px; padding: 4px 0; }
  .swagger-ui .opblock-section-header { flex-wrap: wrap; gap: 0.5rem; height: auto; }
  .swagger-ui .opblock .tab-header .tab-item.active h4 span::after { display: none; }
  .swagger-ui .try-out { padding-right: 0; }
  .swagger-ui .opblock-section .parameters thead { display: none; }
  .swagger-ui .opblock-section .parameters :is(tr, td) { display: block; width: auto; max-width: 100%; }
  .swagger-ui .opblock-section .parameters :is(input[type="text"], input[type="file"], select) { width: 100%; max-width: 100%; min-width: 0; }
  .swagger-ui .response-col_links { display: none; }
}
`;
