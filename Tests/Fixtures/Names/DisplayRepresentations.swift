import AppIntents
import SwiftUI
import WidgetKit

func namedPictures() -> [DisplayRepresentation] {
    let plain = DisplayRepresentation.Image(systemName: "star")
    let tinted: DisplayRepresentation.Image? = .init(
        systemName: "star", tintColor: .systemRed, symbolConfiguration: .init(pointSize: 12))
    let template = DisplayRepresentation.Image(systemName: "star", isTemplate: true)
    return [
        DisplayRepresentation(title: "Atom", image: .init(systemName: "atom")),
        .init(title: "Star", subtitle: "Red", image: .init(systemName: "star", tintColor: .red)),
        .init(title: "Star", image: plain), .init(title: "Star", image: tinted),
        .init(title: "Star", subtitle: nil, image: template, synonyms: ["Sun"]),
        .init(title: "Asset", image: .init(named: "asset")),
        .init(title: "Asset", image: .init(named: "asset", isTemplate: true, displayStyle: .circular)),
    ]
}

func loadedPictures(_ url: URL, _ data: Data) -> [DisplayRepresentation.Image] {
    [
        .init(url: url), .init(url: url, isTemplate: false), .init(url: url, displayStyle: .circular),
        .init(url: url, width: 10, height: 20),
        .init(url: url, width: 10, height: 20, isTemplate: nil, displayStyle: .default),
        .init(data: data), .init(data: data, isTemplate: true, displayStyle: .circular),
    ]
}
