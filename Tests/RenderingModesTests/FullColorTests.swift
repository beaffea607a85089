import Painter
import RenderModel
import RenderingModes
import Testing

@Suite("Full color")
struct FullColorTests {
    private static let content = [
        Sample.rectangle(4, 4, 12, 12, .teal), Sample.rectangle(20, 4, 12, 12, .pureRed, marks: .accentable),
    ]

    @Test("F-30, F-33: full color leaves the tree, and so every pixel, unchanged")
    func unchanged() throws {
        let tree = Sample.widget(Self.content)
        #expect(tree.treated(by: .fullColor) == tree)
        let bitmap = try Sample.paint(tree, .fullColor)
        #expect(bitmap.at(8, 8) == Pixel(red: 0, green: 153, blue: 153))
        #expect(bitmap.at(24, 8) == Pixel(red: 255, green: 0, blue: 0))
        #expect(bitmap.at(50, 30) == Pixel(red: 255, green: 128, blue: 0))
    }

    @Test("F-70: a Smart Stack widget is black unless it declares a background")
    func smartStack() throws {
        let plain = try Sample.paint(
            Sample.widget(Self.content, background: nil), .smartStack, on: Sample.wallpaper(.pureBlue))
        #expect(plain.at(50, 30) == Pixel(red: 0, green: 0, blue: 0))
        #expect(plain.at(8, 8) == Pixel(red: 0, green: 153, blue: 153))
        let falling = try Sample.paint(Sample.widget(Self.content, background: .pureRed), .smartStack)
        #expect(falling.at(50, 30) == Pixel(red: 255, green: 0, blue: 0))
    }

    @Test("F-127: StandBy by day is full color on pure black, CarPlay on the place's background")
    func backgroundRemoved() throws {
        let tree = Sample.widget(Self.content)
        let standBy = try Sample.paint(tree, .standByDay, on: Sample.wallpaper(.pureBlue))
        #expect(standBy.at(50, 30) == Pixel(red: 0, green: 0, blue: 0))
        #expect(standBy.at(8, 8) == Pixel(red: 0, green: 153, blue: 153))
        let car = try Sample.paint(tree, .carPlay, on: Sample.wallpaper(.pureBlue))
        #expect(car.at(50, 30) == Pixel(red: 0, green: 0, blue: 255))
        #expect(car.at(8, 8) == Pixel(red: 0, green: 153, blue: 153))
    }
}
