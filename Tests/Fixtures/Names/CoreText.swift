import CoreText

func register(_ url: URL) -> Bool {
    var error: Unmanaged<CFError>?
    guard CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) else {
        _ = error?.takeUnretainedValue()
        return false
    }
    return true
}

func height(of text: NSAttributedString) -> CGFloat {
    let line = CTLineCreateWithAttributedString(text as CFAttributedString)
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    _ = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    let font = CTFontCreateWithName("Helvetica" as CFString, 12, nil)
    return max(ascent + descent, CTFontGetAscent(font))
}
