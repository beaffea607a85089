/// A rectangle or point of one view that another view can read in its own coordinates.
public struct Anchor<Value> {
    let resolve: @Sendable (Placement) -> Value

    /// Identifies a rectangle or point of a view.
    public struct Source {
        /// The value within a view of the given placement, in absolute canvas coordinates, as an anchor.
        package let anchor: @Sendable (Placement) -> Anchor<Value>
    }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Placement {
    /// The leading-based rectangle, within the container, of an absolute one.
    func local(_ absolute: CGRect) -> CGRect {
        let x: CGFloat =
            switch direction {
            case .leftToRight: absolute.minX - frame.minX
            case .rightToLeft: frame.maxX - absolute.maxX
            }
        return CGRect(x: x, y: absolute.minY - frame.minY, width: absolute.width, height: absolute.height)
    }
}

extension Anchor.Source where Value == CGRect {
    nonisolated public static func rect(_ rect: CGRect) -> Anchor<Value>.Source {
        Anchor<CGRect>.Source { owner in
            let absolute = owner.absolute(rect)
            return Anchor { $0.local(absolute) }
        }
    }

    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { owner in
            let absolute = owner.frame
            return Anchor { $0.local(absolute) }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    nonisolated public static func point(_ point: CGPoint) -> Anchor<Value>.Source {
        Anchor<CGPoint>.Source { owner in
            let absolute = owner.absolute(CGRect(origin: point, size: .zero))
            return Anchor { $0.local(absolute).origin }
        }
    }

    nonisolated public static func unitPoint(_ point: UnitPoint) -> Anchor<Value>.Source {
        Anchor<CGPoint>.Source { owner in
            let local = point.point(in: CGRect(origin: .zero, size: owner.frame.size))
            let absolute = owner.absolute(CGRect(origin: local, size: .zero))
            return Anchor { $0.local(absolute).origin }
        }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
