/// How wide single characters of San Francisco's text drawing are, at up to 17 points in the regular weight.
///
/// Measured in 44 public images of body text at three pixels a point, N1049–N1088 among them, in which every glyph is
/// on a whole pixel: the positions of 883 glyphs and 44 widths; with them the widths N1047, N1048, N1072 and N1089. The
/// fit gave each character one advance and one center of ink, began with Inter's advances and pairs, and kept a pair's
/// difference only from seven thousandths of an em on. An image that is excluded from the fit is 0.8 pixels off (root
/// mean square), whereas Inter's advances with a share of the display drawing's differences were 1.5 pixels off. The
/// ten characters that N1072 has three times or more are rounded down: its text is more than 530.33 points wide at
/// three pixels a point and at most 530.5 at two.
extension SanFrancisco {
    /// In em, without tracking; `nil` for characters that the images do not show.
    static func textAdvance(of byte: UInt8) -> Double? { textAdvances[byte] }

    /// Difference of a pair's distance to Inter's, in em, at index `first * 128 + second` of ASCII codes.
    static let pairDifferences: [Float] = {
        var table = [Float](repeating: 0, count: 128 * 128)
        for (first, second, tenThousandths) in pairs {
            table[Int(first.value) * 128 + Int(second.value)] = Float(tenThousandths) / 10000
        }
        return table
    }()

    private static let textAdvances: [UInt8: Double] = Dictionary(
        uniqueKeysWithValues: measured.map { (UInt8(ascii: $0.0), Double($0.1) / 10000) })

    private static let measured: [(Unicode.Scalar, Int)] = [
        (" ", 2842), ("(", 3799), (")", 3872), (",", 2944), (".", 2948), ("0", 6355), ("1", 4580), ("2", 6007),
        ("3", 6223), ("4", 6383), ("5", 6306), ("8", 6338), (":", 2885), ("@", 9244), ("A", 6724), ("B", 6646),
        ("C", 7268), ("E", 6027), ("F", 5903), ("I", 2644), ("M", 8763), ("O", 7774), ("P", 6326), ("S", 6432),
        ("T", 6342), ("U", 7555), ("W", 9559), ("X", 6882), ("a", 5479), ("b", 6181), ("c", 5584), ("d", 6134),
        ("e", 5746), ("f", 3612), ("g", 6138), ("h", 5870), ("i", 2526), ("k", 5446), ("l", 2489), ("m", 8690),
        ("n", 5798), ("o", 5933), ("p", 6076), ("r", 3783), ("s", 5236), ("t", 3594), ("u", 5821), ("v", 5394),
        ("w", 7722), ("x", 5288), ("y", 5372), ("z", 5383),
    ]

    private static let pairs: [(Unicode.Scalar, Unicode.Scalar, Int)] = [
        (".", "a", 92), (".", "t", -131), (".", "v", -381), ("P", "a", -137), ("T", "e", -212), ("c", "e", 85),
        ("c", "t", 190), ("e", ")", 83), ("e", "T", -155), ("e", "v", 65), ("e", "w", 101), ("r", "o", 21),
        ("r", "t", -173), ("t", "w", -79), ("v", "e", -116),
    ]
}
