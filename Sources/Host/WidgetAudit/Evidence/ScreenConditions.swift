import CoreGraphics
import DeviceCatalog
import WidgetVocabulary

/// The screen on which the view of a preview is drawn.
package struct ScreenConditions: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case iPhone, iPad
        /// A window that fills the screen below the menu bar.
        case mac
        case appleTV
    }

    /// The system that the drawing build is for.
    package enum Build: Hashable, Sendable {
        /// That of the screen.
        case own
        /// Another one, whose fonts and controls have other sizes.
        case other(OperatingSystem)
    }

    package var kind: Kind
    /// As `tessera render --device` accepts it, if it does.
    package var device: String
    package var orientation: Orientation
    package var build: Build
    package var colorScheme: ColorScheme
    /// Points; on Apple TV also the pixels of the guidelines.
    package var size: CGSize
    /// The part that nothing covers, in points of the screen.
    package var safeArea: CGRect
    /// The system's margin at the sides of the safe area, in points.
    package var margin: Double

    package init(
        _ kind: Kind, device: String, orientation: Orientation, build: Build = .own,
        colorScheme: ColorScheme = .light, size: CGSize, safeArea: CGRect, margin: Double
    ) {
        self.kind = kind
        self.device = device
        self.orientation = orientation
        self.build = build
        self.colorScheme = colorScheme
        self.size = size
        self.safeArea = safeArea
        self.margin = margin
    }

    /// The whole screen of a device; `nil` where an app has no screen of such a size to fill.
    ///
    /// In landscape the insets of both sides are equal, so that both rotations have the same layout.
    package init?(_ device: Device, _ orientation: Orientation) {
        let kind: Kind
        switch device.platform {
        case .iPhone: kind = .iPhone
        case .iPad: kind = .iPad
        case .mac: kind = .mac
        case .appleWatch, .visionPro: return nil
        }
        let guides = LayoutGuides(device.screen, orientation: orientation)
        self.init(
            kind, device: device.name, orientation: orientation,
            size: CGSize(width: guides.screen.width, height: guides.screen.height), safeArea: CGRect(guides.safeArea),
            margin: guides.margins.x - guides.safeArea.x)
    }

    /// The screen of Apple TV, for which there is no build: that of another system draws the view.
    package static func television(drawnBy system: OperatingSystem) -> ScreenConditions {
        let (screen, insets) = (TelevisionGrid.screen, TelevisionGrid.safeArea)
        let whole = LayoutRect(x: 0, y: 0, width: screen.width, height: screen.height)
        return ScreenConditions(
            .appleTV, device: "Apple TV", orientation: .landscape, build: .other(system),
            size: CGSize(width: screen.width, height: screen.height), safeArea: CGRect(whole.inset(insets)), margin: 0)
    }

    /// The part of a message: `393x852 in portrait`, `393x852 in portrait, dark`.
    package var text: String {
        let ending = colorScheme == .light ? "" : ", \(colorScheme.rawValue)"
        return switch kind {
        case .iPhone, .iPad: "\(device) in \(orientation.rawValue)\(ending)"
        case .mac: "a window on \(device)\(ending)"
        case .appleTV: "\(device)\(ending)"
        }
    }

    package var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

/// A total order of screens with different names, orientations and color schemes; portrait and light are first.
extension ScreenConditions: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        if left.ranks != right.ranks { return left.ranks.lexicographicallyPrecedes(right.ranks) }
        return left.device < right.device
    }

    private var ranks: [Int] {
        [
            Kind.allCases.firstIndex(of: kind) ?? 0, orientation == .portrait ? 0 : 1,
            ColorScheme.allCases.firstIndex(of: colorScheme) ?? 0,
        ]
    }
}

extension CGRect {
    fileprivate init(_ rect: LayoutRect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}
