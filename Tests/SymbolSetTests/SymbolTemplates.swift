/// Templates as the SF Symbols app exports them, with squares for drawings.
enum SymbolTemplates {
    /// A square of a variant: its side in points of the template, where an em has 100.
    struct Square {
        var variant: String
        var side: Double
        var left: Double
    }

    static let masters = [
        Square(variant: "Ultralight-S", side: 40, left: 500), Square(variant: "Regular-S", side: 60, left: 1400),
        Square(variant: "Black-S", side: 80, left: 2900),
    ]

    /// Squares above the baseline, each between margins of `margin`.
    ///
    /// - Parameters:
    ///   - classes: of each path; there are as many squares on each other.
    ///   - style: the style sheet.
    static func template(
        _ squares: [Square] = masters, margin: Double = 10, classes: [String] = [""], style: String = "",
        guides: String = lines
    ) -> String {
        let margins = squares.map { square in
            """
            <line id="left-margin-\(square.variant)" x1="\(square.left - margin)" y1="600" x2="0" y2="720"/>
            <line id="right-margin-\(square.variant)" x1="\(square.left + square.side + margin)" y1="600"/>
            """
        }
        let groups = squares.map { square in
            let paths = classes.map { name in
                #"<path class="\#(name)" d="M0 0h\#(square.side)v-\#(square.side)h-\#(square.side)z"/>"#
            }
            let place = "matrix(1 0 0 1 \(square.left) 696)"
            return #"<g id="\#(square.variant)" transform="\#(place)">\#(paths.joined())</g>"#
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
            <!--glyph: "square", point size: 100.0-->
            <style>\(style)</style>
            <g id="Notes"><text id="template-version">Template v.5.0</text></g>
            <g id="Guides">\(guides)\(margins.joined())</g>
            <g id="Symbols">\(groups.joined())</g>
            </svg>
            """
    }

    static let lines = ["S", "M", "L"].enumerated().map { index, letter in
        """
        <line id="Baseline-\(letter)" x1="263" y1="\(696 + index * 430)"/>
        <line id="Capline-\(letter)" x1="263" y1="\(696 - 70.459 + Double(index * 430))"/>
        """
    }.joined()
}
