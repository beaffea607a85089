import CoreGraphics
import DeviceCatalog

/// A form with a field being edited above a keyboard: content follows the keyboard's guide (F-168). Points.
package struct KeyboardForm: Hashable, Sendable {
    package var guides: LayoutGuides
    /// What the keyboard takes; empty without one.
    package var keyboard: CGRect
    /// All fields, where they are seen; those above the screen's top are scrolled away.
    package var fields: [CGRect]
    package var focused: Int?

    /// 1. The keyboard's guide is the bottom of the safe area, or the top of the keyboard where that is higher.
    /// 2. Fields stand one below the other from the top of the safe area.
    /// 3. When the field being edited would end below the guide less a margin, everything moves up by as much.
    ///
    /// - Parameter focused: the field being edited; `nil` for no keyboard.
    package init(guides: LayoutGuides, count: Int, focused: Int?, keyboardHeight: Double) {
        self.guides = guides
        let height = focused == nil ? 0 : keyboardHeight
        keyboard = CGRect(
            x: 0, y: guides.screen.maxY - height, width: guides.screen.width, height: height)
        self.focused = focused.flatMap { (0..<max(count, 0)).contains($0) ? $0 : nil }
        let step = Decisions.touchTarget + Decisions.narrowMargin
        let column = guides.readable
        fields = (0..<max(count, 0)).map { index in
            CGRect(
                x: column.minX, y: column.minY + Decisions.narrowMargin + Double(index) * step, width: column.width,
                height: Decisions.touchTarget)
        }
        guard let field = self.focused.map({ fields[$0] }) else { return }
        let limit = min(guides.safeArea.maxY, keyboard.minY) - Decisions.narrowMargin
        let lift = max(field.maxY - limit, 0)
        fields = fields.map { $0.offsetBy(dx: 0, dy: -lift) }
    }
}
