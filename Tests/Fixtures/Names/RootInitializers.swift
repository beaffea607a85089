import UIKit

/// Every class of Foundation's can be made without arguments.
struct RootInitializers {
    let process = ProcessInfo().isLowPowerModeEnabled
    let loop = RunLoop()
    let cookies = HTTPCookieStorage()
    let credentials = URLCredentialStorage()
    let text = NSAttributedString()
    let changing = NSMutableAttributedString()
    let characters = NSMutableString()
    let number = NSNumber()
    let progress = Progress()
    let cache = URLCache()
    let session = URLSession()
    let request = NSMutableURLRequest()
    let response: URLResponse = HTTPURLResponse()
    let container = NSTextContainer()

    func joined(_ parts: [NSAttributedString]) -> NSAttributedString {
        guard !parts.isEmpty else { return NSAttributedString() }
        return parts.reduce(into: NSMutableAttributedString()) { $0.append($1) }
    }

    func lines(_ manager: NSLayoutManager) -> [CGRect] {
        var lines: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            rect, _, _, _, _ in lines.append(rect)
        }
        return lines
    }
}
