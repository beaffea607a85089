import SwiftUI

/// Colors along gradients, sampled at every eighth of the length or closer.
enum GradientCases {
    private static func down(_ height: Double, count: Int, x: Double = 5) -> [CGPoint] {
        (0..<count).map { CGPoint(x: x, y: (Double($0) + 0.5) * height / Double(count)) }
    }

    private static func across(_ width: Double, count: Int, y: Double = 5) -> [CGPoint] {
        (0..<count).map { CGPoint(x: (Double($0) + 0.5) * width / Double(count), y: y) }
    }

    /// The stroked circle of the public picture (N1446) in several sizes: whether the position along the gradient is
    /// rounded to four pixels or to a sixth of the length.
    private static func strokedCircle(_ id: String, diameter: Double, decides: String? = nil) -> TruthCase {
        let middle = diameter / 2 + 2
        return TruthCase(
            id, .gradients, diameter + 4, diameter + 4, scale: 3, readings: [.colors],
            samples: (0..<24).flatMap { step in
                [-1.0, 1.0].map { side in
                    let angle = (Double(step) + 0.5) / 24 * .pi
                    return CGPoint(
                        x: middle + side * sin(angle) * diameter / 2, y: middle - cos(angle) * diameter / 2)
                }
            },
            decides: decides
        ) {
            Circle().stroke(
                LinearGradient(colors: [.blue, .yellow], startPoint: .top, endPoint: .bottom), lineWidth: 2
            )
            .frame(width: diameter, height: diameter).padding(2)
        }
    }

    @TruthCaseBuilder static var cases: [TruthCase] {
        strokedCircle("gradients-stroke-8", diameter: 8)
        strokedCircle("gradients-stroke-32", diameter: 32, decides: "E-GRADIENT-1")
        strokedCircle("gradients-stroke-96", diameter: 96, decides: "E-GRADIENT-1")
        TruthCase(
            "gradients-fill-blue-yellow", .gradients, 20, 96, scale: 3, readings: [.colors],
            samples: down(96, count: 48), decides: "E-GRADIENT-1"
        ) {
            LinearGradient(colors: [.blue, .yellow], startPoint: .top, endPoint: .bottom)
        }
        TruthCase(
            "gradients-fill-short", .gradients, 20, 8, scale: 3, readings: [.colors], samples: down(8, count: 24),
            decides: "E-GRADIENT-1"
        ) {
            LinearGradient(colors: [.blue, .yellow], startPoint: .top, endPoint: .bottom)
        }
        TruthCase(
            "gradients-black-white", .gradients, 100, 10, readings: [.colors], samples: across(100, count: 20)
        ) {
            LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        }
        TruthCase(
            "gradients-to-clear", .gradients, 100, 10, readings: [.colors], samples: across(100, count: 20)
        ) {
            LinearGradient(colors: [.red, .clear], startPoint: .leading, endPoint: .trailing)
        }
        TruthCase(
            "gradients-stops", .gradients, 100, 10, readings: [.colors], samples: across(100, count: 20)
        ) {
            LinearGradient(
                stops: [
                    Gradient.Stop(color: .red, location: 0.2), Gradient.Stop(color: .green, location: 0.5),
                    Gradient.Stop(color: .blue, location: 0.5),
                ],
                startPoint: .leading, endPoint: .trailing)
        }
        TruthCase(
            "gradients-radial", .gradients, 60, 60, readings: [.colors], samples: across(60, count: 20, y: 30)
        ) {
            RadialGradient(colors: [.yellow, .purple], center: .center, startRadius: 5, endRadius: 30)
        }
        TruthCase(
            "gradients-angular", .gradients, 60, 60, readings: [.colors],
            samples: (0..<16).map { step in
                let angle = (Double(step) + 0.5) / 16 * 2 * .pi
                return CGPoint(x: 30 + 20 * cos(angle), y: 30 + 20 * sin(angle))
            }
        ) {
            AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
        }
        TruthCase(
            "gradients-standard-blue", .gradients, 20, 60, readings: [.colors], samples: down(60, count: 20)
        ) {
            Rectangle().fill(Color.blue.gradient)
        }
        TruthCase(
            "gradients-standard-yellow", .gradients, 20, 60, readings: [.colors], samples: down(60, count: 20)
        ) {
            Rectangle().fill(Color.yellow.gradient)
        }
        TruthCase(
            "gradients-standard-pink", .gradients, 20, 60, readings: [.colors], samples: down(60, count: 20)
        ) {
            Rectangle().fill(Color.pink.gradient)
        }
    }
}
