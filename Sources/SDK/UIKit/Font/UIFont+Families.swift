import CoreText
import SwiftUI
import Typesetter

extension UIFont {
    public var xHeight: CGFloat { capHeight * 0.72 }

    /// The families of the system.
    public class var familyNames: [String] {
        ["Academy Engraved LET", "American Typewriter", "Arial", "Avenir", "Avenir Next", "Courier New", "Georgia"]
            + ["Helvetica", "Helvetica Neue", "Menlo", "Times New Roman", "Verdana"]
    }

    public class func fontNames(forFamilyName familyName: String) -> [String] {
        UIFont(name: familyName, size: 12) == nil ? [] : [familyName.replacingOccurrences(of: " ", with: "")]
    }

}
