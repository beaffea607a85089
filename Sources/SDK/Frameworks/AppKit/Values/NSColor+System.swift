import UIKit

/// Colors that follow the appearance; those without a counterpart in UIKit are UIKit's nearest.
extension NSColor {
    public class var systemRed: NSColor { NSColor(base: .systemRed) }
    public class var systemOrange: NSColor { NSColor(base: .systemOrange) }
    public class var systemYellow: NSColor { NSColor(base: .systemYellow) }
    public class var systemGreen: NSColor { NSColor(base: .systemGreen) }
    public class var systemMint: NSColor { NSColor(base: .systemMint) }
    public class var systemTeal: NSColor { NSColor(base: .systemTeal) }
    public class var systemCyan: NSColor { NSColor(base: .systemCyan) }
    public class var systemBlue: NSColor { NSColor(base: .systemBlue) }
    public class var systemIndigo: NSColor { NSColor(base: .systemIndigo) }
    public class var systemPurple: NSColor { NSColor(base: .systemPurple) }
    public class var systemPink: NSColor { NSColor(base: .systemPink) }
    public class var systemBrown: NSColor { NSColor(base: .systemBrown) }
    public class var systemGray: NSColor { NSColor(base: .systemGray) }
    public class var labelColor: NSColor { NSColor(base: .label) }
    public class var secondaryLabelColor: NSColor { NSColor(base: .secondaryLabel) }
    public class var tertiaryLabelColor: NSColor { NSColor(base: .tertiaryLabel) }
    public class var quaternaryLabelColor: NSColor { NSColor(base: .quaternaryLabel) }
    public class var quinaryLabelColor: NSColor { NSColor(base: .quaternaryLabel) }
    public class var linkColor: NSColor { NSColor(base: .link) }
    public class var placeholderTextColor: NSColor { NSColor(base: .placeholderText) }
    public class var separatorColor: NSColor { NSColor(base: .separator) }
    public class var textColor: NSColor { NSColor(base: .label) }
    public class var textBackgroundColor: NSColor { NSColor(base: .systemBackground) }
    public class var windowBackgroundColor: NSColor { NSColor(base: .systemBackground) }
    public class var underPageBackgroundColor: NSColor { NSColor(base: .secondarySystemBackground) }
    public class var controlBackgroundColor: NSColor { NSColor(base: .systemBackground) }
    public class var controlColor: NSColor { NSColor(base: .secondarySystemFill) }
    public class var controlTextColor: NSColor { NSColor(base: .label) }
    public class var disabledControlTextColor: NSColor { NSColor(base: .tertiaryLabel) }
    public class var selectedTextColor: NSColor { NSColor(base: .label) }
    public class var selectedTextBackgroundColor: NSColor { NSColor(base: .systemFill) }
    public class var selectedControlColor: NSColor { NSColor(base: .systemFill) }
    public class var selectedControlTextColor: NSColor { NSColor(base: .label) }
    public class var alternateSelectedControlTextColor: NSColor { NSColor(base: .white) }
    public class var selectedContentBackgroundColor: NSColor { NSColor(base: .tintColor) }
    public class var unemphasizedSelectedContentBackgroundColor: NSColor { NSColor(base: .systemFill) }
    public class var unemphasizedSelectedTextBackgroundColor: NSColor { NSColor(base: .systemFill) }
    public class var unemphasizedSelectedTextColor: NSColor { NSColor(base: .label) }
    public class var selectedMenuItemTextColor: NSColor { NSColor(base: .white) }
    public class var keyboardFocusIndicatorColor: NSColor { NSColor(base: .tintColor) }
    public class var headerTextColor: NSColor { NSColor(base: .label) }
    public class var gridColor: NSColor { NSColor(base: .separator) }
    public class var windowFrameTextColor: NSColor { NSColor(base: .label) }
    public class var windowFrameColor: NSColor { NSColor(base: .separator) }
    public class var controlAccentColor: NSColor { NSColor(base: .tintColor) }
    public class var findHighlightColor: NSColor { NSColor(base: .systemYellow) }
    public class var highlightColor: NSColor { NSColor(base: .white) }
    public class var shadowColor: NSColor { NSColor(base: .black) }
    public class var scrubberTexturedBackground: NSColor { NSColor(base: .secondarySystemBackground) }
    public class var controlHighlightColor: NSColor { NSColor(base: .white) }
    public class var controlShadowColor: NSColor { NSColor(base: .darkGray) }
    public class var systemFill: NSColor { NSColor(base: .systemFill) }
    public class var secondarySystemFill: NSColor { NSColor(base: .secondarySystemFill) }
    public class var tertiarySystemFill: NSColor { NSColor(base: .tertiarySystemFill) }
    public class var quaternarySystemFill: NSColor { NSColor(base: .quaternarySystemFill) }
    public class var quinarySystemFill: NSColor { NSColor(base: .quaternarySystemFill) }
    public class var alternatingContentBackgroundColors: [NSColor] { [.controlBackgroundColor, .quaternarySystemFill] }
}

/// Colors that are the same everywhere.
extension NSColor {
    public class var black: NSColor { NSColor(base: .black) }
    public class var white: NSColor { NSColor(base: .white) }
    public class var darkGray: NSColor { NSColor(base: .darkGray) }
    public class var lightGray: NSColor { NSColor(base: .lightGray) }
    public class var gray: NSColor { NSColor(base: .gray) }
    public class var red: NSColor { NSColor(base: .red) }
    public class var green: NSColor { NSColor(base: .green) }
    public class var blue: NSColor { NSColor(base: .blue) }
    public class var cyan: NSColor { NSColor(base: .cyan) }
    public class var yellow: NSColor { NSColor(base: .yellow) }
    public class var magenta: NSColor { NSColor(base: .magenta) }
    public class var orange: NSColor { NSColor(base: .orange) }
    public class var purple: NSColor { NSColor(base: .purple) }
    public class var brown: NSColor { NSColor(base: .brown) }
    public class var clear: NSColor { NSColor(base: .clear) }
}
