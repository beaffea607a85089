import CoreFoundation

/// Core Foundation's module brings `CGFloat` on Apple's platforms.
struct Halves {
    private let values: [CGFloat] = [0.5, 1, 1.5]

    var count: Int { values.filter { $0 < 1.25 }.count }
}
