import SwiftUI
import UIKit
import WatchKit
import WidgetKit

/// What UIKit, WatchKit, Foundation's networking and Xcode's generated code give a widget.
struct PhoneKitsProvider: TimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(date: .now, lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        var request = URLRequest(url: URL(fileURLWithPath: "/nothing"))
        request.networkServiceType = .responsiveData
        let lines =
            fonts() + pictures() + [
                request.networkServiceType == .responsiveData ? "responsive" : "other", casts(),
                "\(Int(WKInterfaceDevice.current().screenBounds.width))",
                "\(UIImage(named: "no such image") == nil) \(Darwin.round(2.6) / 2)",
            ]
        completion(Timeline(entries: [LinesEntry(date: .now, lines: lines + bundle())], policy: .never))
    }

    private func fonts() -> [String] {
        let bold = UIFont.boldSystemFont(ofSize: 20)
        let serif = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withDesign(.serif)
        let isBold = bold.isEqual(UIFont.systemFont(ofSize: 20, weight: .bold))
        return [
            "\(Int(serif?.pointSize ?? 0)) \(isBold ? "bold" : "other") \(Int(bold.pointSize))",
            ["Georgia", "None Such"].map { UIFont(name: $0, size: 12)?.fontName ?? "nil" }.joined(separator: " "),
        ]
    }

    private func pictures() -> [String] {
        let picture = DrawnMark.picture
        let half = picture.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 20, height: 20))
        let cropped = half.map { UIImage(cgImage: $0, scale: picture.scale, orientation: .up) } ?? UIImage()
        return [
            "\(Int(picture.size.width)) x \(Int(picture.size.height)) at \(Int(picture.scale)), "
                + "\(Int(cropped.size.width)) x \(Int(cropped.size.height))",
            "\(Int(UIImage.flagMark.size.width)) x \(Int(UIImage(resource: .flagMark).size.height))",
        ]
    }

    private func bundle() -> [String] {
        let answer = Bundle.main.object(forInfoDictionaryKey: "TestAnswer") as? String
        let folder = Bundle.main.path(forResource: "fr", ofType: "lproj")
        let word = folder.flatMap { Bundle(path: $0) }?.localizedString(forKey: "rain", value: nil, table: "Words")
        return ["\(answer ?? "nil") \(word ?? "nil")"]
    }

    private func casts() -> String {
        let text = "abc"
        let cache = NSCache<NSString, NSNumber>()
        cache.setObject(1, forKey: text as NSString)
        return "\((text as NSString).length) \(cache.object(forKey: text as NSString) ?? 0)"
    }
}

enum DrawnMark {
    static var picture: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
            UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            UIImage.flagMark.draw(in: CGRect(x: 10, y: 0, width: 10, height: 10))
        }
    }
}

struct PhoneKitsView: View {
    @State var entry: PhoneKitsProvider.Entry
    @State var chosen: Int?

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(entry.lines, id: \.self) { Text(verbatim: $0) }
            HStack {
                Image(uiImage: DrawnMark.picture)
                Image(.flagMark)
                Color(.brand).frame(width: 4, height: 4)
                Rectangle().fill(.brand).frame(width: 4, height: 4)
                Color.Tones.warmOrange.frame(width: 4, height: 4)
                Color(UIColor(resource: .Tones.warmOrange)).frame(width: 4, height: 4)
            }
        }
        .font(Font(UIFont.systemFont(ofSize: 8)))
        .containerBackground(Color.brand, for: .widget)
    }
}

struct PhoneKitsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "PhoneKits", provider: PhoneKitsProvider()) { PhoneKitsView(entry: $0) }
            .configurationDisplayName("Phone kits")
            .description("Fonts, pictures and names of assets.")
    }
}
