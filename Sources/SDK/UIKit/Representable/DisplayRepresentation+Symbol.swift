import AppIntents
import SwiftUI

extension DisplayRepresentation.Image {
    /// A symbol; `nil` where Apple has none of that name. Options show it in the list's own color and size.
    public init?(
        systemName name: String, tintColor: UIColor? = nil, symbolConfiguration: UIImage.SymbolConfiguration? = nil
    ) {
        guard Image.isSymbolName(name) else { return nil }
        self.init(source: .symbol(name))
    }
}
