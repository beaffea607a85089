import AssetCatalog
import SwiftUI
import Testing

@Suite("Colours of asset catalogs")
struct CatalogColorTests {
    @Test("each colour that a catalog may refer to is one of the system's", arguments: CatalogSystemColor.allCases)
    func systemColors(color: CatalogSystemColor) {
        #expect(SystemColor(rawValue: color.rawValue) != nil)
    }
}
