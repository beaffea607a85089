/// Style and script of the contact sheet.
enum ContactSheetAssets {
    static let style = """
        :root {
          --page: #f4f5f7; --text: #1b1d22; --quiet: #6a6f7a; --line: #dfe2e8; --chip: #ffffff; --accent: #2563d9;
          --accent-text: #ffffff; --warning: #9a5b00;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #121317; --text: #eceef2; --quiet: #9aa0ac; --line: #2a2d34; --chip: #1c1e24; --accent: #6ea0ff;
            --accent-text: #0b1220; --warning: #ffc266;
          }
        }
        * { box-sizing: border-box; }
        body {
          margin: 0 auto; max-width: 1680px; padding: 40px 32px 64px; background: var(--page); color: var(--text);
          font: 15px/1.45 -apple-system, "Segoe UI", Inter, "Noto Sans", system-ui, sans-serif;
        }
        h1 { margin: 0; font-size: 34px; line-height: 1.15; letter-spacing: -0.02em; }
        h2 { margin: 44px 0 14px; font-size: 20px; letter-spacing: -0.01em; }
        .lead { margin: 6px 0 0; font-size: 17px; color: var(--quiet); }
        .account { margin: 4px 0 0; color: var(--quiet); font-variant-numeric: tabular-nums; }
        nav {
          position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 10px 22px; margin: 22px -32px 0;
          padding: 12px 32px; background: color-mix(in srgb, var(--page) 86%, transparent); backdrop-filter: blur(14px);
          border-bottom: 1px solid var(--line);
        }
        nav:empty { display: none; }
        header { display: contents; }
        fieldset { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; border: 0; margin: 0; padding: 0; }
        legend { float: left; padding: 0 4px 0 0; color: var(--quiet); font-size: 13px; }
        button {
          padding: 4px 11px; border: 1px solid var(--line); border-radius: 999px; background: var(--chip);
          color: inherit; font: inherit; font-size: 13px; cursor: pointer;
        }
        button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent); color: var(--accent-text); }
        button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        .pictures, .screen { display: flex; flex-wrap: wrap; gap: 22px; align-items: flex-start; max-width: 100%; }
        .pictures { gap: 26px 34px; }
        .screen:not(:has(figure:not([hidden]))) { display: none; }
        figure { margin: 0; max-width: 100%; }
        figure[hidden], section[hidden] { display: none; }
        .wall { display: block; padding: 26px; border-radius: 20px; max-width: 100%; }
        .light .wall { background: linear-gradient(155deg, #dbe2ea, #c3cedd 45%, #d9d3dc); }
        .dark .wall { background: linear-gradient(155deg, #2a3342, #171c26 55%, #241f2c); }
        .lock .wall { background: linear-gradient(165deg, #3c4d63, #27364b 50%, #4a4458); }
        img { display: block; margin: 0 auto; max-width: 100%; height: auto; }
        .light img, .dark img { box-shadow: 0 1px 2px rgb(0 0 0 / .10), 0 8px 24px rgb(0 0 0 / .14); }
        figcaption { display: flex; flex-wrap: wrap; gap: 2px 8px; padding: 8px 4px 0; font-size: 13px; }
        figcaption strong { font-weight: 600; }
        figcaption span { color: var(--quiet); font-variant-numeric: tabular-nums; }
        details { flex-basis: 100%; color: var(--warning); max-width: 46ch; }
        summary { cursor: pointer; }
        ul { margin: 4px 0 0; padding-left: 18px; }
        footer { margin-top: 52px; color: var(--quiet); font-size: 13px; }
        footer p { margin: 4px 0; }
        a { color: inherit; }
        @media (max-width: 640px) {
          body { padding: 24px 16px 40px; }
          h1 { font-size: 28px; }
          h2 { margin-top: 34px; }
          nav {
            flex-wrap: nowrap; gap: 18px; margin: 16px -16px 0; padding: 10px 16px; overflow-x: auto;
            scrollbar-width: none;
          }
          fieldset { flex: none; flex-wrap: nowrap; }
          button { padding: 8px 14px; }
          .pictures, .screen { gap: 18px; }
          .wall { padding: 16px; }
        }
        """

    /// A picture is shown when for every axis none of its buttons is pressed or its own is.
    static let script = """
        const buttons = [...document.querySelectorAll("nav button")];
        const apply = () => {
          const chosen = {};
          for (const button of buttons) {
            if (button.getAttribute("aria-pressed") !== "true") continue;
            (chosen[button.dataset.axis] ??= []).push(button.dataset.value);
          }
          for (const figure of document.querySelectorAll("figure")) {
            figure.hidden = Object.entries(chosen).some(([axis, values]) => !values.includes(figure.dataset[axis]));
          }
          for (const section of document.querySelectorAll("section")) {
            section.hidden = !section.querySelector("figure:not([hidden])");
          }
        };
        for (const button of buttons) {
          button.addEventListener("click", () => {
            button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
            apply();
          });
        }
        """
}
