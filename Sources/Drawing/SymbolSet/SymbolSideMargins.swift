/// How far a symbol's layout reaches beyond its drawing on the left and on the right, for three weights (E-SYMBOL-5).
package struct SymbolSideMargins: Hashable, Sendable {
    package struct Sides: Hashable, Sendable {
        package var left: Double
        package var right: Double

        package init(left: Double, right: Double) {
            self.left = left
            self.right = right
        }
    }

    package var ultraLight: Sides
    package var regular: Sides
    package var black: Sides

    package init(ultraLight: Sides, regular: Sides, black: Sides) {
        self.ultraLight = ultraLight
        self.regular = regular
        self.black = black
    }

    /// The same margin on both sides at every weight.
    package init(_ margin: Double) {
        let sides = Sides(left: margin, right: margin)
        self.init(ultraLight: sides, regular: sides, black: sides)
    }

    package static let none = SymbolSideMargins(0)

    /// Margins of a weight between two of the three, in proportion to the weights' steps.
    package func sides(_ weight: SymbolWeight) -> Sides {
        let isLight = weight.step < SymbolWeight.regular.step
        let (low, high) = isLight ? (ultraLight, regular) : (regular, black)
        let start = (isLight ? SymbolWeight.ultraLight : .regular).step
        let end = (isLight ? SymbolWeight.regular : .black).step
        let fraction = Double(weight.step - start) / Double(end - start)
        return Sides(
            left: low.left + (high.left - low.left) * fraction, right: low.right + (high.right - low.right) * fraction)
    }

    package func map(_ change: (Sides) -> Sides) -> SymbolSideMargins {
        SymbolSideMargins(ultraLight: change(ultraLight), regular: change(regular), black: change(black))
    }

    var values: [Double] {
        [ultraLight.left, ultraLight.right, regular.left, regular.right, black.left, black.right]
    }
}
