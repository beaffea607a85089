import SharedWithYou
import SwiftUI
import UIKit

final class SharedLinks: NSObject, SWHighlightCenterDelegate {
    private let center = SWHighlightCenter()

    override init() {
        super.init()
        center.delegate = self
    }

    func highlightCenterHighlightsDidChange(_ highlightCenter: SWHighlightCenter) {
        print(SWHighlightCenter.highlightCollectionTitle, highlightCenter.highlights.map(\.url))
    }

    func find(_ url: URL) async -> SWHighlight? {
        do {
            return try await center.highlight(for: url)
        } catch let error as SWHighlightCenterError where error.code == .accessDenied {
            return nil
        } catch {
            return nil
        }
    }
}

struct AttributionView: UIViewRepresentable {
    let highlight: SWHighlight

    func makeUIView(context: Context) -> SWAttributionView {
        let view = SWAttributionView()
        view.highlight = highlight
        view.displayContext = .summary
        view.horizontalAlignment = .leading
        view.backgroundStyle = .material
        return view
    }

    func updateUIView(_ view: SWAttributionView, context: Context) {}
}
