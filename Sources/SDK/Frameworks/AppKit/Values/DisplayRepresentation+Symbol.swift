import AppIntents
import SwiftUI

extension DisplayRepresentation.Image {
    /// A symbol; `nil` where Apple has none of that name. Options show it in the list's own color and size.
    @_disfavoredOverload
    public init?(
        systemName name: String, tintColor: NSColor? = nil, symbolConfiguration: NSImage.SymbolConfiguration? = nil
    ) {
        guard Image.isSymbolName(name) else { return nil }
        self.init(source: .symbol(name))
    }
}
