import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Testing

@Suite("Layout foundations")
struct LayoutTests {
    private func guides(
        _ name: String, turned: Bool = false, bars: ScreenInsets = .none
    ) throws -> LayoutGuides {
        let screen = try Samples.device(name).screen
        let size = turned ? screen.size.turned : screen.size
        return LayoutGuides(
            size: CGSize(width: size.width, height: size.height),
            insets: Decisions.safeArea(of: screen, turned: turned), bars: bars)
    }

    private static let screens = ["430x932", "393x852", "375x812", "375x667", "320x568", "820x1180", "1024x1366"]

    @Test("F-151, F-152: margins lie in the safe area and readable text in the margins", arguments: screens)
    func guides(name: String) throws {
        for turned in [false, true] {
            let guides = try guides(name, turned: turned)
            #expect(guides.screen.contains(guides.safeArea))
            #expect(guides.safeArea.contains(guides.margins))
            #expect(guides.margins.contains(guides.readable))
            #expect(guides.readable.width <= Decisions.readableWidth)
            #expect(abs(guides.readable.midX - guides.margins.midX) < 1e-9)
        }
        let pad = try guides("1024x1366")
        #expect(pad.readable.width == 672 && pad.margins.width == 984)
    }

    @Test("F-152, F-167: content follows bars and status bars of every height")
    func bars() throws {
        let tops = try ["393x852", "390x844", "375x812", "375x667"].map { try guides($0).safeArea.minY }
        #expect(tops == [59, 47, 44, 20])
        let barred = try guides("393x852", bars: ScreenInsets(top: 44, leading: 0, bottom: 49, trailing: 0))
        #expect(barred.safeArea == CGRect(x: 0, y: 103, width: 393, height: 852 - 103 - 83))
    }

    @Test("F-153, F-155, F-162: a turned phone has the housing's inset at both ends, either way round")
    func turned() throws {
        let guides = try guides("393x852", turned: true)
        #expect(guides.screen == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(guides.safeArea.minX == guides.screen.maxX - guides.safeArea.maxX)
        #expect(guides.safeArea.minX == 59)
        let upright = LayoutSample.guides(try Samples.device("393x852"), .portrait).tree()
        let lying = LayoutSample.guides(try Samples.device("393x852"), .landscape).tree()
        #expect(upright?.size == CGSize(width: 393, height: 852))
        #expect(lying?.size == CGSize(width: 852, height: 393))
    }

    @Test("F-154: right-to-left samples are mirrored frame by frame")
    func mirrored() throws {
        let sample = LayoutSample.form(try Samples.device("393x852"), focused: 1)
        let left = try #require(sample.tree()).root.all.map(\.frame)
        let right = try #require(sample.tree(direction: .rightToLeft)).root.all.map(\.frame)
        #expect(left.count == right.count)
        #expect(left != right)
        for (a, b) in zip(left, right) where a.width > 0 && a.width < 393 {
            #expect(abs(a.width - b.width) < 1e-6 && abs(a.minY - b.minY) < 1e-6)
        }
        let fields = zip(left, right).filter { $0.0.height == Decisions.touchTarget }
        #expect(!fields.isEmpty)
        for (a, b) in fields { #expect(abs(a.minX - (393 - b.maxX)) < 1e-6) }
    }

    @Test("F-157: a picture fills its frame in its own proportions, with its middle in view")
    func filling() {
        let frame = CGRect(x: 10, y: 20, width: 300, height: 100)
        for size in [CGSize(width: 4, height: 3), CGSize(width: 9, height: 16), CGSize(width: 600, height: 100)] {
            let placed = LayoutGuides.filling(frame, picture: size)
            #expect(placed.insetBy(dx: -1e-9, dy: -1e-9).contains(frame))
            #expect(abs(placed.width / placed.height - size.width / size.height) < 1e-9)
            #expect(abs(placed.midX - frame.midX) < 1e-9 && abs(placed.midY - frame.midY) < 1e-9)
            #expect(abs(placed.width - frame.width) < 1e-9 || abs(placed.height - frame.height) < 1e-9)
        }
    }

    @Test("F-160, F-164: a full-width button keeps the margins, is high enough, and ends with the safe area")
    func button() throws {
        let housed = try guides("393x852")
        let button = housed.bottomButton()
        #expect(button.minX == 16 && button.width == 393 - 32)
        #expect(button.maxY == housed.safeArea.maxY)
        #expect(button.height >= 44)
        let homed = try guides("375x667").bottomButton()
        #expect(Double(homed.maxY) == 667 - 16)
    }

    @Test(
        "F-165, F-166, F-169: backgrounds reach the edges; controls stay out of corners and of the bottom edge",
        arguments: screens)
    func edges(name: String) throws {
        for turned in [false, true] {
            let guides = try guides(name, turned: turned)
            // Edges may touch.
            let button = guides.bottomButton().insetBy(dx: 0.01, dy: 0.01)
            #expect(guides.forbidden.allSatisfy { !$0.intersects(button) })
            #expect(guides.forbidden.allSatisfy { guides.screen.contains($0) })
        }
        let tree = try #require(LayoutSample.guides(try Samples.device(name), .portrait).tree())
        #expect(tree.root.children.first?.frame == CGRect(origin: .zero, size: tree.size))
    }

    @Test("F-168: the field being edited stays above the keyboard, and nothing moves without need")
    func keyboard() throws {
        let guides = try guides("375x667")
        for focused in 0..<8 {
            let form = KeyboardForm(
                guides: guides, count: 8, focused: focused, keyboardHeight: Decisions.phoneKeyboard)
            #expect(form.fields[focused].maxY <= form.keyboard.minY - 16)
            #expect(form.fields.allSatisfy { $0.height >= 44 })
        }
        let still = KeyboardForm(guides: guides, count: 8, focused: nil, keyboardHeight: 291)
        let first = KeyboardForm(guides: guides, count: 8, focused: 0, keyboardHeight: 291)
        let floating = KeyboardForm(guides: guides, count: 8, focused: 7, keyboardHeight: 0)
        #expect(still.fields == first.fields)
        #expect(still.keyboard.height == 0)
        #expect(floating.fields[7].maxY <= guides.safeArea.maxY - 16)
        #expect(KeyboardForm(guides: guides, count: 2, focused: 9, keyboardHeight: 291).focused == nil)
    }

    @Test("F-176: the windows of a split view and the bar between them are as wide as the screen")
    func split() throws {
        let size = CGSize(width: 1180, height: 820)
        let widths = SplitShare.allCases.map { $0.frame(on: size).width }
        #expect(widths == [780, 585, 390])
        #expect(widths[0] + 10 + widths[2] == 1180)
        #expect(2 * widths[1] + 10 == 1180)
        for share in SplitShare.allCases {
            let sample = LayoutSample.splitView(try Samples.device("820x1180"), share).tree()
            #expect(sample?.validate().isEmpty == true)
        }
    }
}
