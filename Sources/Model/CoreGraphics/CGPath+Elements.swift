import Foundation

public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// One element of a path, with as many points as it has.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = storage.points[...]
        for verb in storage.verbs {
            var own = Array(points.prefix(verb.pointCount))
            points = points.dropFirst(verb.pointCount)
            if own.isEmpty { own = [.zero] }
            own.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var element = CGPathElement(type: verb.elementType, points: start)
                block(&element)
            }
        }
    }

    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, .union, rule)
    }

    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, .intersection, rule)
    }

    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, .subtraction, rule)
    }

    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, .symmetricDifference, rule)
    }

    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !combined(with: other, .intersection, rule).isEmpty
    }

    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: CGPath(storage: PathStorage()), .union, rule)
    }

    private func combined(with other: CGPath, _ kind: PathCombination, _ rule: CGPathFillRule) -> CGPath {
        CGPath(storage: storage.combined(with: other.storage, kind, evenOdd: rule == .evenOdd))
    }
}

extension PathStorage.Verb {
    fileprivate var elementType: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
