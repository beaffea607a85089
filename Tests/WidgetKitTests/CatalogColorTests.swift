import AssetCatalog
import SwiftUI
import Testing

@Suite("Colors of asset catalogs")
struct CatalogColorTests {
    @Test("Every color that a catalog can refer to is a system color", arguments: CatalogSystemColor.allCases)
    func systemColors(color: CatalogSystemColor) {
        #expect(SystemColor(rawValue: color.rawValue) != nil)
    }
}
