import CoreGraphics
import DeviceCatalog
import RenderModel
import Scenes
import Testing

@Suite("Layout foundations")
struct LayoutTests {
    private func guides(_ name: String, _ orientation: Orientation = .portrait) throws -> LayoutGuides {
        LayoutGuides(try Samples.device(name).screen, orientation: orientation)
    }

    private static let screens = ["430x932", "393x852", "375x812", "375x667", "320x568", "820x1180", "1024x1366"]

    @Test("F-153, F-155, F-162: samples exist in both orientations, with the guides of each", arguments: screens)
    func orientations(name: String) throws {
        let device = try Samples.device(name)
        let upright = try #require(LayoutSample.guides(device, .portrait).tree())
        let lying = try #require(LayoutSample.guides(device, .landscape).tree())
        #expect(upright.size == CGSize(width: lying.size.height, height: lying.size.width))
        for (tree, orientation) in [(upright, Orientation.portrait), (lying, .landscape)] {
            let guides = try guides(name, orientation)
            #expect(tree.validate().isEmpty)
            // F-151, F-152: the guides are drawn where they are.
            let frames = tree.root.children.map(\.frame)
            for rect in [guides.safeArea, guides.margins, guides.readable] { #expect(frames.contains(CGRect(rect))) }
        }
    }

    @Test("F-154: right-to-left samples are mirrored frame by frame")
    func mirrored() throws {
        let sample = LayoutSample.form(try Samples.device("393x852"), focused: 1)
        let left = try #require(sample.tree()).root.all.map(\.frame)
        let right = try #require(sample.tree(direction: .rightToLeft)).root.all.map(\.frame)
        #expect(left.count == right.count && left != right)
        let fields = zip(left, right).filter { $0.0.height == Decisions.touchTarget }
        #expect(fields.count > 6)
        for (a, b) in fields { #expect(abs(a.minX - (393 - b.maxX)) < 1e-6 && a.minY == b.minY) }
    }

    @Test("F-157: an image fills its frame in its own proportions, with its center visible")
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

    @Test("F-160, F-164: a full-width button keeps the margins, is tall enough, and ends at the safe area")
    func button() throws {
        let guides = try guides("393x852")
        let button = guides.bottomButton
        #expect(button.minX == 16 && button.width == 393 - 32)
        #expect(Double(button.maxY) == guides.safeArea.maxY)
        #expect(button.height >= 44)
        #expect(Double(try self.guides("375x667").bottomButton.maxY) == 667 - 16)
    }

    @Test(
        "F-165, F-166, F-169: backgrounds reach the edges; controls stay out of corners and of the bottom edge",
        arguments: screens)
    func edges(name: String) throws {
        for orientation in [Orientation.portrait, .landscape] {
            let guides = try guides(name, orientation)
            // Edges may touch.
            let button = guides.bottomButton.insetBy(dx: 0.01, dy: 0.01)
            #expect(guides.forbidden.allSatisfy { !$0.intersects(button) })
            #expect(guides.forbidden.allSatisfy { CGRect(guides.screen).contains($0) })
        }
        let tree = try #require(LayoutSample.guides(try Samples.device(name), .portrait).tree())
        #expect(tree.root.children.first?.frame == CGRect(origin: .zero, size: tree.size))
    }

    @Test("F-168: the edited field stays above the keyboard, and nothing moves unnecessarily", arguments: screens)
    func keyboard(name: String) throws {
        let screen = try Samples.device(name).screen
        let guides = try guides(name)
        let top = Keyboard.docked.guide(in: guides, on: screen).y
        for focused in 0..<8 {
            let fields = guides.fields(count: 8, focused: focused, on: screen)
            #expect(Double(fields[focused].maxY) <= top - Decisions.keyboardGap)
            #expect(fields.allSatisfy { $0.height >= 44 })
        }
        let still = guides.fields(count: 8, focused: nil, on: screen)
        #expect(still == guides.fields(count: 8, focused: 0, on: screen))
        #expect(still == guides.fields(count: 8, focused: 99, on: screen))
        let plain = try #require(LayoutSample.form(try Samples.device(name), focused: nil).tree())
        let typing = try #require(LayoutSample.form(try Samples.device(name), focused: 2).tree())
        #expect(typing.root.children.count > plain.root.children.count + 20)
    }

    @Test("F-176: the windows of a split view fill an iPad in landscape except for the divider")
    func split() throws {
        let device = try Samples.device("820x1180")
        for part in SplitView.allCases {
            let tree = try #require(LayoutSample.splitView(device, part).tree())
            #expect(tree.validate().isEmpty)
            let width = try #require(part.width(.landscape, on: device.screen))
            let windows = tree.root.children.compactMap { node -> CGRect? in
                guard case .effect(.clip) = node.content else { return nil }
                return node.children.first?.frame
            }
            #expect(windows.count == 2)
            #expect(Double(windows[0].width) == width)
            #expect(windows[1].maxX == 1180 && Double(windows[1].minX - windows[0].maxX) == Decisions.splitGap)
        }
        #expect(LayoutSample.splitView(try Samples.device("393x852"), .half).tree() == nil)
    }
}
