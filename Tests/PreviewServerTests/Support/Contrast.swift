/// Measures the contrast of the page's own texts in the browser.
///
/// 1. Every visible text is measured, except pictures of widgets, labels on the wallpaper (the phone's design) and
///    disabled controls.
/// 2. Its background is that of the elements around it, laid over one another; where they let the wallpaper through,
///    the worse of black and white below them counts.
/// 3. Contrast is that of WCAG 2: (lighter + 0.05) / (darker + 0.05) of the relative luminances.
enum Contrast {
    /// The body of a script that returns every text with a contrast below 4.5 to 1, as `text: contrast`.
    static let failures = """
        const parse = (text) => { const canvas = Contrast_.context; canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = text; canvas.fillRect(0, 0, 1, 1);
          const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data; return { r, g, b, a: a / 255 }; };
        const Contrast_ = { context: new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }) };
        const over = (top, below) => ({ r: top.r * top.a + below.r * (1 - top.a), g: top.g * top.a + below.g * (1 - top.a), b: top.b * top.a + below.b * (1 - top.a), a: 1 });
        const linear = (value) => { const v = value / 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; };
        const luminance = (c) => 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b);
        const ratio = (a, b) => { const [x, y] = [luminance(a), luminance(b)].sort((m, n) => n - m); return (x + 0.05) / (y + 0.05); };
        const chain = (element) => { const list = []; for (let e = element; e; e = e.parentElement) list.push(e); return list; };
        const found = new Map();
        let count = 0;
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent.trim();
          const element = node.parentElement;
          if (!text || element.closest('.picture, .status, .icon, .icon-picture, .item > .name, .visually-hidden, :disabled, script, style, noscript, option, .skip')) continue;
          if (element.closest('.narrow .stage-tools, .build-banner[hidden]')) continue;
          if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          const around = chain(element);
          const box = element.getBoundingClientRect();
          if (box.width === 0 || box.height === 0 || box.right < 0 || box.left > innerWidth) continue;
          const style = getComputedStyle(element);
          const opacity = around.reduce((product, e) => product * Number(getComputedStyle(e).opacity), 1);
          const ink = parse(element instanceof SVGElement ? style.fill : style.color);
          const layers = [];
          let isOpen = true;
          for (const e of around) {
            const layer = parse(getComputedStyle(e).backgroundColor);
            if (layer.a === 0) continue;
            layers.push(layer);
            if (layer.a === 1) { isOpen = false; break; }
          }
          const bottoms = isOpen ? [{ r: 0, g: 0, b: 0, a: 1 }, { r: 255, g: 255, b: 255, a: 1 }] : [{ r: 255, g: 255, b: 255, a: 1 }];
          count += 1;
          const worst = Math.min(...bottoms.map((bottom) => {
            const background = layers.reduceRight((below, layer) => over(layer, below), bottom);
            return ratio(over({ ...ink, a: ink.a * opacity }, background), background);
          }));
          if (worst < 4.5) found.set(`${element.className?.baseVal ?? element.className} “${text.slice(0, 30)}”`, worst.toFixed(2));
        }
        for (const input of document.querySelectorAll('input[placeholder]')) {
          if (!input.checkVisibility() || input.value) continue;
          const background = chain(input).map((e) => parse(getComputedStyle(e).backgroundColor)).filter((c) => c.a > 0);
          const end = background.findIndex((c) => c.a === 1);
          const bottom = background.slice(0, end < 0 ? undefined : end + 1).reduceRight((below, layer) => over(layer, below), { r: 255, g: 255, b: 255, a: 1 });
          const worst = ratio(over(parse(getComputedStyle(input, '::placeholder').color), bottom), bottom);
          if (worst < 4.5) found.set(`placeholder “${input.placeholder}”`, worst.toFixed(2));
        }
        return [...found].map(([text, value]) => `${text}: ${value}`).concat(count < 3 ? ['hardly any text was found'] : []);
        """
}
