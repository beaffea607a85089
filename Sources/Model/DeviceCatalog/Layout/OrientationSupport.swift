/// The four ways in which a device can be held.
package enum DeviceOrientation: String, CaseIterable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    package var orientation: Orientation {
        switch self {
        case .portrait, .portraitUpsideDown: .portrait
        case .landscapeLeft, .landscapeRight: .landscape
        }
    }
}

extension Screen {
    /// The orientations that an app supports by default: all on iPad, all but upside down on iPhone. Source: Human
    /// Interface Guidelines, layout. Other devices do not rotate.
    package var orientations: [DeviceOrientation] {
        switch platform {
        case .iPad: DeviceOrientation.allCases
        case .iPhone: DeviceOrientation.allCases.filter { $0 != .portraitUpsideDown }
        case .mac, .appleWatch, .visionPro: [.portrait]
        }
    }

    /// Whether an iPhone can be used upside down at all: only those with a home button can.
    package var canTurnUpsideDown: Bool {
        switch platform {
        case .iPad: true
        case .iPhone: Decisions.safeArea(of: self, turned: false).bottom == 0
        case .mac, .appleWatch, .visionPro: false
        }
    }

    /// The effective orientations for a requested set. An app in landscape works both ways: each landscape orientation
    /// implies the other. Orientations that the device does not support are omitted.
    package func orientations(asked: Set<DeviceOrientation>) -> [DeviceOrientation] {
        var wanted = asked
        if !asked.isDisjoint(with: [.landscapeLeft, .landscapeRight]) {
            wanted.formUnion([.landscapeLeft, .landscapeRight])
        }
        guard platform == .iPhone || platform == .iPad else { return [.portrait] }
        return DeviceOrientation.allCases.filter {
            wanted.contains($0) && ($0 != .portraitUpsideDown || canTurnUpsideDown)
        }
    }

    package func size(_ orientation: Orientation) -> WidgetSize {
        let turns = platform == .iPhone || platform == .iPad
        return orientation == .landscape && turns ? size.turned : size
    }
}
