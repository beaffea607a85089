import SwiftUI

/// The colors that follow the appearance.
extension UIColor {
    public class var systemRed: UIColor { UIColor(color: Color(system: .red)) }
    public class var systemOrange: UIColor { UIColor(color: Color(system: .orange)) }
    public class var systemYellow: UIColor { UIColor(color: Color(system: .yellow)) }
    public class var systemGreen: UIColor { UIColor(color: Color(system: .green)) }
    public class var systemMint: UIColor { UIColor(color: Color(system: .mint)) }
    public class var systemTeal: UIColor { UIColor(color: Color(system: .teal)) }
    public class var systemCyan: UIColor { UIColor(color: Color(system: .cyan)) }
    public class var systemBlue: UIColor { UIColor(color: Color(system: .blue)) }
    public class var systemIndigo: UIColor { UIColor(color: Color(system: .indigo)) }
    public class var systemPurple: UIColor { UIColor(color: Color(system: .purple)) }
    public class var systemPink: UIColor { UIColor(color: Color(system: .pink)) }
    public class var systemBrown: UIColor { UIColor(color: Color(system: .brown)) }
    public class var systemGray: UIColor { UIColor(color: Color(system: .gray)) }
    public class var systemGray2: UIColor { UIColor(color: Color(system: .gray2)) }
    public class var systemGray3: UIColor { UIColor(color: Color(system: .gray3)) }
    public class var systemGray4: UIColor { UIColor(color: Color(system: .gray4)) }
    public class var systemGray5: UIColor { UIColor(color: Color(system: .gray5)) }
    public class var systemGray6: UIColor { UIColor(color: Color(system: .gray6)) }
    public class var label: UIColor { UIColor(color: Color(system: .label)) }
    public class var secondaryLabel: UIColor { UIColor(color: Color(system: .secondaryLabel)) }
    public class var tertiaryLabel: UIColor { UIColor(color: Color(system: .tertiaryLabel)) }
    public class var quaternaryLabel: UIColor { UIColor(color: Color(system: .quaternaryLabel)) }
    public class var placeholderText: UIColor { UIColor(color: Color(system: .placeholderText)) }
    public class var systemFill: UIColor { UIColor(color: Color(system: .fill)) }
    public class var secondarySystemFill: UIColor { UIColor(color: Color(system: .secondaryFill)) }
    public class var tertiarySystemFill: UIColor { UIColor(color: Color(system: .tertiaryFill)) }
    public class var quaternarySystemFill: UIColor { UIColor(color: Color(system: .quaternaryFill)) }
    public class var systemBackground: UIColor { UIColor(color: Color(system: .background)) }
    public class var secondarySystemBackground: UIColor { UIColor(color: Color(system: .secondaryBackground)) }
    public class var tertiarySystemBackground: UIColor { UIColor(color: Color(system: .tertiaryBackground)) }
    public class var systemGroupedBackground: UIColor { UIColor(color: Color(system: .groupedBackground)) }
    public class var secondarySystemGroupedBackground: UIColor {
        UIColor(color: Color(system: .secondaryGroupedBackground))
    }
    public class var tertiarySystemGroupedBackground: UIColor {
        UIColor(color: Color(system: .tertiaryGroupedBackground))
    }
    public class var separator: UIColor { UIColor(color: Color(system: .separator)) }
    public class var opaqueSeparator: UIColor { UIColor(color: Color(system: .opaqueSeparator)) }
    public class var link: UIColor { UIColor(color: Color(system: .link)) }
    public class var tintColor: UIColor { UIColor(color: .accentColor) }
}

/// Fixed colors (UIKit's documentation gives their components).
extension UIColor {
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
