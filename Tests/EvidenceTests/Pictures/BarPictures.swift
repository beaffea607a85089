import CoreGraphics
import SwiftUI

/// Bars, rings and segments of Spark's components (iOS 26), and strokes and ellipses of TellTime's and
/// SwiftUIExtensions' tests. Texts and the marker of the segments are excluded.
@MainActor
enum BarPictures {
    static let cases: [PictureCase] = barPictures + ringPictures + segments + curves

    static let bars = [
        FilledBar(picture: "I0855", fraction: 0.5, height: 11.0 / 3), FilledBar(picture: "I0856", fraction: 0.5),
        FilledBar(picture: "I0857", fraction: 0.5, radius: 0),
        FilledBar(picture: "I0858", fraction: 0.5, radius: 0, height: 11.0 / 3),
        FilledBar(picture: "I0859", fraction: 0.3), FilledBar(picture: "I0860", fraction: 0.75),
        FilledBar(picture: "I0861", fraction: 0), FilledBar(picture: "I0862", fraction: 1),
    ]

    static let rings = [
        FilledRing(picture: "I0863", fraction: 0), FilledRing(picture: "I0864", fraction: 0.1),
        FilledRing(picture: "I0865", fraction: 0.25), FilledRing(picture: "I0866", fraction: 0.5),
        FilledRing(picture: "I0867", fraction: 0.75), FilledRing(picture: "I0868", fraction: 0.9),
        FilledRing(picture: "I0869", fraction: 1),
    ]

    private static let barPictures = bars.map { picture($0) }
    private static let ringPictures = rings.map { picture($0) }

    private static let segments = [
        PictureCase(
            "I0913", size: CGSize(width: 400, height: 242.0 / 3), scale: 3, background: .white,
            part: .inside(CGRect(x: 270, y: 134, width: 346, height: 52))
        ) {
            ZStack(alignment: .topLeading) {
                Color.white
                HStack(spacing: 4) { ForEach(0..<3) { _ in segment(height: 12) } }.offset(x: 278.0 / 3, y: 142.0 / 3)
            }
        },
        PictureCase(
            "I0914", size: CGSize(width: 400, height: 181.0 / 3), scale: 3, background: .white,
            part: .inside(CGRect(x: 156, y: 60, width: 460, height: 62))
        ) {
            ZStack(alignment: .topLeading) {
                Color.white
                HStack(spacing: 4) { ForEach(0..<4) { _ in segment(height: 35.0 / 3) } }
                    .offset(x: 164.0 / 3, y: 73.0 / 3)
            }
        },
    ]

    static let curves = [
        PictureCase("I0904", size: CGSize(width: 100, height: 186), scale: 2, background: .white) {
            VStack {
                ForEach([1, 0, -1] as [CGFloat], id: \.self) { bend in
                    Mouth(bend: bend).stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
                        .padding().frame(width: 100, height: 50)
                }
            }
            .padding(.top, 20)
        },
        PictureCase("I0905", size: CGSize(width: 150, height: 486), scale: 2, background: .white) {
            VStack {
                eye(0, 0)
                eye(1, 1)
                eye(-1, 1)
            }
            .padding(.top, 20)
        },
        PictureCase("I0906", size: CGSize(width: 100, height: 120), scale: 2, background: .white) {
            Dots().padding().frame(width: 100, height: 100).padding(.top, 20)
        },
    ]

    fileprivate static let navy = Color(red: 9 / 255, green: 65 / 255, blue: 113 / 255)
    private static let green = Color(red: 29 / 255, green: 99 / 255, blue: 64 / 255)

    /// In I0914 both horizontal sides fall between pixels, and the lower one is drawn a pixel higher.
    private static func segment(height: CGFloat) -> some View {
        Capsule(style: .circular).fill(green).frame(width: 34, height: height)
    }

    private static func picture(_ bar: FilledBar) -> PictureCase {
        PictureCase(
            bar.picture, size: CGSize(width: 108, height: bar.height + 8), scale: 3, background: .white
        ) {
            bar
        }
    }

    private static func picture(_ ring: FilledRing) -> PictureCase {
        PictureCase(
            ring.picture, size: CGSize(width: 120, height: 120), scale: 3, background: .white,
            part: .outside([CGRect(x: 100, y: 130, width: 160, height: 100)])
        ) {
            ring
        }
    }

    /// A white of the eye with the pupil at its middle or toward a corner.
    private static func eye(_ x: CGFloat, _ y: CGFloat) -> some View {
        ZStack {
            Circle().stroke(lineWidth: 4)
            GeometryReader { geometry in
                Circle().fill().frame(width: 15, height: 15)
                    .position(
                        x: geometry.size.width / 2 + x * (geometry.size.width / 2 - 7.5) * 0.5.squareRoot(),
                        y: geometry.size.height / 2 + y * (geometry.size.height / 2 - 7.5) * 0.5.squareRoot())
            }
        }
        .padding().frame(width: 150, height: 150)
    }
}

/// A bar that is filled from its leading end.
struct FilledBar: View {
    let picture: String
    let fraction: CGFloat
    var radius: CGFloat = .infinity
    var height: CGFloat = 4

    var body: some View {
        RoundedRectangle(cornerRadius: radius).fill(Color(red: 217 / 255, green: 219 / 255, blue: 222 / 255))
            .overlay(alignment: .leading) {
                RoundedRectangle(cornerRadius: radius).fill(BarPictures.navy).frame(width: 100 * fraction)
            }
            .frame(width: 100, height: height).padding(4).background(.white)
    }
}

/// A ring that is filled from its top.
struct FilledRing: View {
    let picture: String
    let fraction: CGFloat

    var body: some View {
        ZStack {
            Circle().inset(by: 4).stroke(Color(red: 0.84, green: 0.87, blue: 0.91), lineWidth: 8)
            Circle().inset(by: 4).trim(from: 0, to: fraction)
                .stroke(BarPictures.navy, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
        .frame(width: 96, height: 96).frame(width: 80, height: 80).padding(20).background(.white)
    }
}

/// Two quadratic curves; a bend of 1 is a smile.
private struct Mouth: Shape {
    let bend: CGFloat

    func path(in rect: CGRect) -> Path {
        let side = rect.height / 2 * (1 - bend)
        let middle = rect.height / 2 * (1 + bend)
        var path = Path()
        path.move(to: CGPoint(x: 0, y: side))
        path.addQuadCurve(to: CGPoint(x: rect.width / 2, y: middle), control: CGPoint(x: 8, y: middle))
        path.addQuadCurve(to: CGPoint(x: rect.width, y: side), control: CGPoint(x: rect.width - 8, y: middle))
        return path
    }
}

/// Dots at four points.
private struct Dots: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        for x in [0.0, 50] {
            for y in [0.0, 50] { path.addEllipse(in: CGRect(x: x - 5, y: y - 5, width: 10, height: 10)) }
        }
        return path
    }
}
