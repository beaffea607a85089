/// Style, dialogs and script of the matrix's page.
enum MatrixPageAssets {
    static let style = """
        :root {
          --page: #f4f5f7; --text: #1b1d22; --quiet: #646a76; --line: #dde0e6; --chip: #fff; --accent: #1f5bd0;
          --accent-text: #fff; --warning: #8a5000; --wall: #e6e9ee; --zoom: .55;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #121317; --text: #eceef2; --quiet: #9aa0ac; --line: #2a2d34; --chip: #1c1e24; --accent: #7aa8ff;
            --accent-text: #0b1220; --warning: #ffc266; --wall: #22252c;
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body {
          margin: 0; background: var(--page); color: var(--text);
          font: 15px/1.45 -apple-system, "Segoe UI", Inter, "Noto Sans", system-ui, sans-serif;
        }
        header { padding: 36px 32px 8px; }
        h1 { margin: 0; font-size: 34px; line-height: 1.15; letter-spacing: -.02em; }
        h2 { margin: 0 0 4px; padding-top: 28px; font-size: 22px; letter-spacing: -.01em; }
        h3 { margin: 18px 0 2px; font-size: 16px; }
        h4 { margin: 10px 0 6px; font-size: 13px; font-weight: 500; color: var(--quiet); }
        .account { margin: 6px 0 0; color: var(--quiet); font-variant-numeric: tabular-nums; }
        .warning, .findings { color: var(--warning); }
        .columns { display: grid; grid-template-columns: 250px minmax(0, 1fr); gap: 28px; padding: 0 32px 72px; }
        aside {
          position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 20px 4px 24px; align-self: start;
        }
        summary { font-weight: 600; cursor: pointer; }
        output { margin-left: 6px; font-weight: 400; color: var(--quiet); font-variant-numeric: tabular-nums; }
        fieldset { display: flex; flex-wrap: wrap; gap: 6px; border: 0; margin: 16px 0 0; padding: 0; }
        legend, fieldset label { padding: 0 0 6px; color: var(--quiet); font-size: 13px; }
        input[type=range] { width: 100%; accent-color: var(--accent); }
        aside button, dialog button, #pick button {
          padding: 4px 11px; border: 1px solid var(--line); border-radius: 999px; background: var(--chip);
          color: inherit; font: inherit; font-size: 13px; cursor: pointer;
        }
        #all { margin-top: 16px; }
        button[aria-pressed="true"] {
          background: var(--accent); border-color: var(--accent); color: var(--accent-text);
        }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        section { content-visibility: auto; contain-intrinsic-size: auto 300px; border-top: 1px solid var(--line); }
        .looks { display: flex; flex-wrap: wrap; gap: 14px 18px; align-items: flex-start; padding-bottom: 10px; }
        figure { margin: 0; max-width: 100%; }
        figure > button {
          display: block; max-width: 100%; padding: 0; border: 0; border-radius: 14px; background: none;
          cursor: zoom-in;
        }
        figure img { display: block; width: calc(var(--w) * var(--zoom) * 1px); height: auto; max-width: 100%; }
        figure img[style*="radius"] { box-shadow: 0 0 0 1px rgb(0 0 0 / .05), 0 3px 14px rgb(0 0 0 / .13); }
        .choosing figure > button { cursor: crosshair; }
        figcaption { padding: 6px 2px 0; font-size: 12px; color: var(--quiet); }
        .findings { margin: 2px 0 0; padding-left: 16px; font-size: 12px; max-width: 34ch; }
        footer { margin-top: 40px; color: var(--quiet); font-size: 13px; }
        footer p { margin: 4px 0; }
        a { color: inherit; }
        dialog {
          width: min(1240px, calc(100vw - 32px)); max-height: calc(100vh - 32px); padding: 20px 24px 24px;
          border: 1px solid var(--line); border-radius: 18px; background: var(--page); color: var(--text);
        }
        dialog::backdrop { background: rgb(0 0 0 / .55); }
        .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
        .bar h2 { flex: 1 1 260px; padding: 0; margin: 0; font-size: 17px; }
        .facts { margin: 6px 0 14px; color: var(--quiet); font-size: 13px; font-variant-numeric: tabular-nums; }
        .panes { display: grid; gap: 18px; grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr)); }
        .pane { min-width: 0; }
        .pane h3 { margin: 0 0 8px; font-size: 13px; font-weight: 500; color: var(--quiet); }
        .wall {
          display: grid; place-items: center; padding: 24px; border-radius: 14px; background: var(--wall);
          overflow: auto;
        }
        .wall img { grid-area: 1 / 1; max-width: 100%; height: auto; }
        iframe { width: 100%; height: min(62vh, 620px); border: 1px solid var(--line); border-radius: 14px; }
        .difference { background: #000; isolation: isolate; }
        .difference img + img { mix-blend-mode: difference; }
        .difference.bright { filter: brightness(6); }
        #pick {
          position: fixed; inset: auto 0 0; display: flex; flex-wrap: wrap; gap: 12px; justify-content: center;
          align-items: center; padding: 12px 20px; background: var(--accent); color: var(--accent-text);
        }
        #pick button { color: var(--text); }
        @media (max-width: 820px) {
          header { padding: 24px 16px 4px; }
          h1 { font-size: 28px; }
          .columns { display: block; padding: 0 16px 72px; }
          aside {
            z-index: 1; padding: 12px 0; max-height: 70vh; background: var(--page); border-bottom: 1px solid var(--line);
          }
          aside button { padding: 8px 14px; }
          dialog { padding: 14px 16px 18px; }
          .wall { padding: 14px; }
        }
        """

    static let dialogs = """
        <dialog id="cell" aria-labelledby="cell-title">
        <div class="bar"><h2 id="cell-title"></h2>
        <button type="button" data-step="-1">Previous</button><button type="button" data-step="1">Next</button>
        <button type="button" id="compare">Compare with…</button><button type="button" class="close">Close</button></div>
        <p class="facts"></p><div class="panes"><div class="pane"><div class="wall"></div></div>
        <div class="pane"><iframe title="Laid-out views"></iframe></div></div></dialog>
        <dialog id="difference" aria-labelledby="difference-title">
        <div class="bar"><h2 id="difference-title">Difference</h2>
        <button type="button" id="bright" aria-pressed="false">Brighten</button>
        <button type="button" class="close">Close</button></div><p class="facts"></p>
        <div class="panes"><div class="pane"><h3></h3><div class="wall"></div></div>
        <div class="pane"><h3></h3><div class="wall"></div></div>
        <div class="pane"><h3>Difference: black where both are the same</h3>
        <div class="wall difference"></div></div></div></dialog>
        <div id="pick" role="status" hidden><span></span><button type="button">Cancel</button></div>

        """

    /// A cell is shown when on every axis no value is pressed or its own is.
    static let script = """
        const all = (selector, root = document) => [...root.querySelectorAll(selector)];
        const one = (selector, root = document) => root.querySelector(selector);
        const chips = all("aside [data-axis]");
        const cells = all("main figure").map(figure => ({ figure, at: figure.dataset.at.split(" ") }));
        const rows = all(".row").map(row => ({ row, cells: all("figure", row) }));
        const sections = all("main section").map(section => ({ section, rows: all(".row", section) }));
        const headings = all("main h2").map(heading => {
          const own = [];
          let next = heading.nextElementSibling;
          for (; next && next.tagName === "SECTION"; next = next.nextElementSibling) own.push(next);
          return { heading, own };
        });
        const number = value => value.toLocaleString("en");
        const filter = () => {
          const chosen = new Map();
          for (const chip of chips) {
            if (chip.getAttribute("aria-pressed") !== "true") continue;
            const axis = Number(chip.dataset.axis);
            if (!chosen.has(axis)) chosen.set(axis, new Set());
            chosen.get(axis).add(chip.dataset.value);
          }
          let shown = 0;
          for (const { figure, at } of cells) {
            let hidden = false;
            for (const [axis, values] of chosen) if (!values.has(at[axis])) { hidden = true; break; }
            figure.hidden = hidden;
            if (!hidden) shown += 1;
          }
          for (const { row, cells } of rows) row.hidden = cells.every(figure => figure.hidden);
          for (const { section, rows } of sections) section.hidden = rows.every(row => row.hidden);
          for (const { heading, own } of headings) heading.hidden = own.every(section => section.hidden);
          one("#count").value = `${number(shown)} of ${number(cells.length)}`;
        };
        for (const chip of chips) {
          chip.addEventListener("click", () => {
            chip.setAttribute("aria-pressed", chip.getAttribute("aria-pressed") !== "true");
            filter();
          });
        }
        one("#all").addEventListener("click", () => {
          for (const chip of chips) chip.setAttribute("aria-pressed", "false");
          filter();
        });
        one("#zoom").addEventListener("input", event => {
          document.documentElement.style.setProperty("--zoom", event.target.value / 100);
        });
        if (matchMedia("(max-width: 820px)").matches) one("aside details").open = false;

        const name = figure => {
          const row = figure.closest(".row"), section = figure.closest("section");
          let heading = section.previousElementSibling;
          while (heading.tagName !== "H2") heading = heading.previousElementSibling;
          return [heading, one("h3", section), one("h4", row), one("figcaption", figure)]
            .map(part => part.textContent).join(" · ");
        };
        const picture = figure => {
          const copy = one("img", figure).cloneNode();
          copy.removeAttribute("loading");
          return copy;
        };
        const cell = one("#cell"), difference = one("#difference"), pick = one("#pick");
        let current = null, first = null;
        const show = figure => {
          current = figure;
          one("#cell-title").textContent = name(figure);
          one(".wall", cell).replaceChildren(picture(figure));
          const data = figure.dataset;
          one(".facts", cell).textContent =
            `${data.points} points, ${data.pixels} pixels, ${data.mode}` +
            all(".findings li", figure).map(item => ` · ${item.textContent}`).join("");
          one("iframe", cell).src = data.tree ?? "about:blank";
          if (!cell.open) cell.showModal();
        };
        const step = by => {
          const shown = cells.map(({ figure }) => figure).filter(figure => !figure.hidden);
          const next = shown[shown.indexOf(current) + by];
          if (next) show(next);
        };
        const compare = (left, right) => {
          const walls = all(".wall", difference), titles = all(".pane h3", difference);
          [left, right].forEach((figure, index) => {
            titles[index].textContent = name(figure);
            walls[index].replaceChildren(picture(figure));
          });
          walls[2].replaceChildren(picture(left), picture(right));
          const equal = left.dataset.hash && left.dataset.hash === right.dataset.hash;
          one(".facts", difference).textContent = equal
            ? "The two are equal, pixel for pixel." : `${left.dataset.pixels} and ${right.dataset.pixels} pixels`;
          difference.showModal();
        };
        const choose = figure => {
          first = figure;
          pick.hidden = !figure;
          document.body.classList.toggle("choosing", Boolean(figure));
          if (figure) one("span", pick).textContent = `Choose the picture to compare with: ${name(figure)}`;
        };
        one("main").addEventListener("click", event => {
          const figure = event.target.closest("figure");
          if (!figure || !event.target.closest("button")) return;
          if (!first) return show(figure);
          const left = first;
          choose(null);
          compare(left, figure);
        });
        one("#compare").addEventListener("click", () => { cell.close(); choose(current); });
        one("button", pick).addEventListener("click", () => choose(null));
        one("#bright").addEventListener("click", event => {
          const on = one(".difference", difference).classList.toggle("bright");
          event.target.setAttribute("aria-pressed", on);
        });
        for (const button of all("[data-step]")) {
          button.addEventListener("click", () => step(Number(button.dataset.step)));
        }
        cell.addEventListener("keydown", event => {
          if (event.key === "ArrowLeft") step(-1);
          if (event.key === "ArrowRight") step(1);
        });
        addEventListener("keydown", event => { if (event.key === "Escape" && first) choose(null); });
        for (const dialog of all("dialog")) {
          one(".close", dialog).addEventListener("click", () => dialog.close());
          dialog.addEventListener("click", event => { if (event.target === dialog) dialog.close(); });
        }
        filter();
        """
}
