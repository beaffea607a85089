import CoreGraphics

/// The space that the content of a widget needs on two screens.
///
/// 1. The box of a picture surrounds the frames of its content, with what clips and the edge cut off, and without
///    what masks hide. What is faint or turned does not count.
/// 2. Content that is within the margins of the larger screen, and exceeds those of the smaller one along the same axis,
///    needs more space than the smaller one offers. Content that exceeds both bleeds on purpose.
struct ContentBox {
    enum Axis: String, CaseIterable { case width, height }

    struct Excess {
        var axis: Axis
        /// Points that the content needs on the smaller screen.
        var length: Double
        /// Points between the margins of the smaller screen.
        var room: Double
        /// Whether the content needs as many points on the larger screen.
        var isFixed: Bool
    }

    let large: PictureEvidence
    let small: PictureEvidence

    private static let leastOpacity = 0.5
    /// Rounding to pixels moves an edge by less.
    private static let tolerance = 0.5

    func excess() -> [Excess] {
        guard let wide = Self.box(of: large), let narrow = Self.box(of: small) else { return [] }
        return Axis.allCases.compactMap { axis in
            let (room, needed) = (Self.room(of: small, axis), Self.length(of: narrow, axis))
            let (largeRoom, largeNeeded) = (Self.room(of: large, axis), Self.length(of: wide, axis))
            guard needed > room + 2 * Self.tolerance, largeNeeded <= largeRoom + Self.tolerance else { return nil }
            return Excess(
                axis: axis, length: needed, room: room, isFixed: abs(needed - largeNeeded) <= Self.tolerance)
        }
    }

    private static func box(of picture: PictureEvidence) -> CGRect? {
        let frames = picture.content.filter { $0.opacity >= leastOpacity && $0.isUpright && !$0.isRedacted }.map(
            \.maskedFrame)
        let box = frames.reduce(CGRect.null) { $0.union($1) }
        return box.isNull ? nil : box
    }

    private static func length(of box: CGRect, _ axis: Axis) -> Double {
        Double(axis == .width ? box.width : box.height)
    }

    private static func room(of picture: PictureEvidence, _ axis: Axis) -> Double {
        length(of: picture.bounds, axis) - 2 * picture.conditions.systemMargin
    }
}
