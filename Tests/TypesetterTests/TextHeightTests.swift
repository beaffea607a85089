import Foundation
import Testing
import WidgetVocabulary

@testable import Typesetter

@Suite("Heights and baselines")
struct TextHeightTests {
    static let singleLines: [(TextStyle, at1x: Double, at2x: Double, at3x: Double)] = [
        (.largeTitle, 41, 41, 40.6667), (.title, 34, 33.5, 33.6667), (.title2, 27, 26.5, 26.3333),
        (.title3, 24, 24, 24), (.headline, 21, 20.5, 20.3333), (.body, 21, 20.5, 20.3333),
        (.callout, 20, 19.5, 19.3333), (.subheadline, 18, 18, 18), (.footnote, 16, 16, 15.6667),
        (.caption, 15, 14.5, 14.3333), (.caption2, 14, 13.5, 13.3333),
    ]

    @Test("N1025–N1046, N1240–N1261: a single line is San Francisco's line box, rounded up to a pixel")
    func singleLine() {
        for (style, at1x, at2x, at3x) in Self.singleLines {
            for (scale, expected) in [(1.0, at1x), (2, at2x), (3, at3x)] {
                let height = TextSetting.system("X", style: style, scale: scale).measure(width: nil, height: nil).size
                    .height
                #expect(abs(height - expected) < 0.001, "\(style) @\(scale)x")
            }
        }
    }

    @Test("N1026–N1046: the Mac's line heights")
    func macHeights() {
        let expected: [TextStyle: Double] = [
            .largeTitle: 31, .title: 26, .title2: 21, .title3: 19, .headline: 16, .body: 16, .callout: 15,
            .subheadline: 14, .footnote: 13, .caption: 13, .caption2: 13,
        ]
        for style in TextStyle.allCases {
            let font = FontRequest(style: style, platform: .macOS)
            let text = TextSetting.prepare([TextSpan("X", font: font)])
            let height = Double(text.measure(width: nil, height: nil).size.height)
            #expect(height == expected[style], "\(style)")
        }
    }

    @Test("N1047, N1048: the baseline of a T on the phone and on the Mac")
    func baselines() {
        let phone = TextSetting.system("T", scale: 1).measure(width: nil, height: nil)
        #expect(phone.firstBaseline == 16)
        #expect(phone.size == CGSize(width: 11, height: 21))
        let mac = TextSetting.prepare([TextSpan("T", font: FontRequest(style: .body, platform: .macOS))])
        #expect(mac.measure(width: nil, height: nil).firstBaseline == 13)
    }

    @Test("N1071, N1075, N1262: two lines of body are 22 points apart")
    func textStyleLeading() {
        let text = TextSetting.system(".sizes(devices: .iPhoneX, fitting: .widthButMinimumHeight)")
        let size = text.measure(width: 375, height: nil)
        #expect(size.lineCount == 2)
        #expect(abs(size.size.height - 42.3333) < 0.001)
        #expect(abs(size.lastBaseline - size.firstBaseline - 22) < 0.34)
        let lines = text.layout(width: 375, height: nil).lines
        #expect(abs(lines[1].origin.y - lines[0].origin.y - 22) < 1e-9)
    }

    @Test("N1074, N1076: a text that fits stays on one line")
    func oneLine() {
        let wide = TextSetting.system(
            ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)", scale: 2)
        #expect(wide.measure(width: 1194, height: nil).size.height == 20.5)
        let narrow = TextSetting.system(".sizes(width: 320)").measure(width: 320, height: nil)
        #expect(abs(narrow.size.height - 20.3333) < 0.001)
    }

    @Test("N1429, N1430: lines of a plain 13 pt font are 15.67 points apart, of footnote 18")
    func pitch() {
        let plain = TextSetting.prepare(
            [TextSpan("a\nb\nc", font: FontRequest(size: 13))], ParagraphOptions(displayScale: 3)
        ).layout(width: nil, height: nil)
        #expect(abs(plain.lines[2].origin.y - plain.lines[0].origin.y - 2 * 15.6667) < 0.001)
        let footnote = TextSetting.system("a\nb", style: .footnote).layout(width: nil, height: nil)
        #expect(abs(footnote.lines[1].origin.y - footnote.lines[0].origin.y - 18) < 1e-9)
    }

    @Test("Fallback glyphs do not make the line higher")
    func fallbackKeepsTheLine() {
        let plain = TextSetting.system("Seoul").measure(width: nil, height: nil).size.height
        for string in ["서울", "東京", "กรุงเทพ", "दिल्ली", "الرياض", "😀 ☀️"] {
            #expect(TextSetting.system(string).measure(width: nil, height: nil).size.height == plain, "\(string)")
        }
    }

    @Test("N1206: reserved lines keep their space")
    func reservedLines() {
        let options = ParagraphOptions(minimumLines: 3, maximumLines: 3)
        let height = TextSetting.system("one", options: options).measure(width: 200, height: nil).size.height
        #expect(abs(height - 64.3333) < 0.001)
    }

    @Test("N0001–N0132: body grows from 14 to 53 points, and custom fonts by its factor")
    func dynamicType() {
        let sizes = TypeSize.allCases.map { TextStyleTable.metrics(of: .body, at: $0).size }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(TextStyleTable.bodyFactor(at: .accessibility5) == 53.0 / 17)
        #expect(TextStyleTable.metrics(of: .headline, at: .large).weight == .semibold)
        #expect(TextStyleTable.metrics(of: .body, at: .large).emphasizedWeight == .semibold)
    }

    @Test("N0234–N0298: the letter spacing at the sizes of the table and between")
    func tracking() {
        #expect(TrackingTable.standard.tracking(atSize: 17) == -0.026)
        #expect(abs(TrackingTable.standard.tracking(atSize: 16.5) + 0.023) < 1e-9)
        #expect(TrackingTable.standard.tracking(atSize: 5) == 0.041)
        #expect(TrackingTable.standard.tracking(atSize: 200) == 0)
        #expect(TrackingTable.rounded.tracking(atSize: 17) == 0.022)
    }
}
