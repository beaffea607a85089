import AppKit
import SwiftUI

final class StatusController: NSObject, NSApplicationDelegate, NSMenuDelegate {
    private var statusItem: NSStatusItem?
    private let popover = NSPopover()

    func applicationDidFinishLaunching(_ notification: Notification) {
        let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
        item.button?.image = NSImage(systemSymbolName: "star", accessibilityDescription: nil)
        item.button?.image?.isTemplate = true
        let menu = NSMenu()
        menu.addItem(NSMenuItem(title: "Quit", action: Selector("quit"), keyEquivalent: "q"))
        menu.addItem(.separator())
        item.menu = menu
        statusItem = item
        popover.contentViewController = NSHostingController(rootView: Text("Hi"))
        NSApp.setActivationPolicy(.accessory)
        NSApp.activate(ignoringOtherApps: true)
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
}

final class Card: NSView {
    override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        wantsLayer = true
        layer?.backgroundColor = NSColor.windowBackgroundColor.cgColor
        let label = NSTextField(labelWithString: "Hello")
        label.font = .systemFont(ofSize: 12, weight: .bold)
        label.textColor = .secondaryLabelColor
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            label.widthAnchor.constraint(equalToConstant: 20),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func draw(_ dirtyRect: NSRect) {
        NSColor.controlAccentColor.setFill()
        NSBezierPath(roundedRect: bounds, xRadius: 4, yRadius: 4).fill()
    }
}

struct Blur: NSViewRepresentable {
    func makeNSView(context: Context) -> NSVisualEffectView {
        let view = NSVisualEffectView()
        view.material = .hudWindow
        view.blendingMode = .behindWindow
        return view
    }
    func updateNSView(_ nsView: NSVisualEffectView, context: Context) {}
}

func picture(_ image: NSImage) -> Data? {
    guard let tiff = image.tiffRepresentation, let bitmap = NSBitmapImageRep(data: tiff) else { return nil }
    return bitmap.representation(using: .png, properties: [:])
}

func isDark(_ view: NSView) -> Bool {
    view.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
}

func attributes() -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return [.font: NSFont.boldSystemFont(ofSize: 10), .foregroundColor: NSColor.labelColor, .paragraphStyle: style]
}

struct Views: View {
    @NSApplicationDelegateAdaptor(StatusController.self) var delegate
    var body: some View {
        Image(nsImage: NSImage(size: NSSize(width: 10, height: 10)))
            .background(Color(nsColor: .controlBackgroundColor))
            .foregroundColor(Color(NSColor.systemRed))
        Blur()
    }
}

@MainActor
func system() {
    NSWorkspace.shared.open(URL(fileURLWithPath: "/"))
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString("text", forType: .string)
    _ = NSWorkspace.shared.runningApplications.first { $0.bundleIdentifier == "a" }
    NSSound(named: "Glass")?.play()
    let panel = NSOpenPanel()
    panel.canChooseFiles = true
    if panel.runModal() == .OK { _ = panel.url }
    let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 10, height: 10), styleMask: [.titled, .closable], backing: .buffered,
        defer: false)
    window.contentView = NSHostingView(rootView: Text("Hi"))
    window.makeKeyAndOrderFront(nil)
    _ = NSColor(name: nil) { $0.name == .darkAqua ? .white : .black }.usingColorSpace(.sRGB)?.redComponent
}

func literal() -> NSImage { NSImage(imageLiteralResourceName: "Photo") }
