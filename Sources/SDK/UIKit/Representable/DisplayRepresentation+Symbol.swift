import AppIntents
import SwiftUI

extension DisplayRepresentation.Image {
    /// A symbol; `nil` if Apple has none with that name. Menus show it in their own color and size.
    public init?(
        systemName name: String, tintColor: UIColor? = nil, symbolConfiguration: UIImage.SymbolConfiguration? = nil
    ) {
        guard Image.isSymbolName(name) else { return nil }
        self.init(source: .symbol(name))
    }
}
