import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import RenderingModes
import Scenes
import WidgetHost
import WidgetVocabulary

/// A widget of one family on one device in one language, or a preview.
struct Subject: Hashable, Sendable {
    enum Shown: Hashable, Sendable {
        case widget(Family, texture: WidgetTexture)
        /// A view without a family, on the whole screen.
        case view
        case activity(ActivityDescription, state: ActivityState)
        /// A preview of a Live Activity.
        case activityPreview(ActivityPresentation)
        case control(ControlDescription)
    }

    /// The widget's kind, or the preview's name.
    var name: String
    var shown: Shown
    var device: Device
    var locale: LocaleName

    /// `nil` for a preview of a view.
    private var family: Family? {
        switch shown {
        case .widget(let family, _): family
        case .view, .activity, .activityPreview, .control: nil
        }
    }

    func group(
        _ options: RenderOptions, source: (WidgetEnvironment) -> JobGroup.Source, omissions: inout [String]
    ) -> JobGroup? {
        let jobs = jobs(options, &omissions)
        guard let first = jobs.first else { return nil }
        return JobGroup(self, options, source: source(first.environment), count: jobs.count)
    }

    /// The pictures in order; combinations that do not exist add a line to `omissions`.
    func jobs(_ options: RenderOptions, _ omissions: inout [String]) -> [PictureJob] {
        var jobs = allJobs(options, &omissions)
        if options.extent == .matrix { jobs.shareFiles() }
        return jobs
    }

    private func allJobs(_ options: RenderOptions, _ omissions: inout [String]) -> [PictureJob] {
        switch shown {
        case .activity(let activity, let state): return activityJobs(activity, state, options, &omissions)
        case .activityPreview(let presentation): return previewJobs(presentation, options, &omissions)
        case .control: return controlJobs(options, &omissions)
        case .view:
            let appearances = options.appearances.isEmpty ? [.light] : options.appearances
            return appearances.flatMap { appearance in
                options.typeSizes.map { typeSize in
                    var environment = environment(options)
                    environment.colorScheme = appearance == .light ? .light : .dark
                    environment.typeSize = typeSize
                    return job(environment, in: nil, appearance.fileName, typeSize, Finish(), options)
                }
            }
        case .widget(let family, let texture):
            var jobs: [PictureJob] = []
            for place in places(of: family, options, &omissions) {
                do {
                    let variants =
                        options.extent == .matrix
                        ? AppearanceVariant.all(in: place, from: options.environment.setting(texture: texture))
                        : try AppearanceVariant.asked(
                            options, texture: options.environment.texture ?? texture, in: place)
                    var seen: Set<PictureJob.Making> = []
                    for variant in variants {
                        jobs += try self.jobs(in: place, variant, options).filter { job in
                            // A place that looks the same in two appearances needs only one picture.
                            options.extent == .matrix || options.environment.display == .asDrawn
                                || seen.insert(job.making).inserted
                        }
                    }
                } catch {
                    let sentence = "\(error) It is skipped for \(device.name)."
                    if !omissions.contains(sentence) { omissions.append(sentence) }
                }
            }
            return jobs
        }
    }

    /// The places to show the family in; a place that does not exist adds a line to `omissions`.
    private func places(
        of family: Family, _ options: RenderOptions, _ omissions: inout [String]
    ) -> [WidgetPlace] {
        func place(_ make: () throws(PlacementRejection) -> WidgetPlace) -> WidgetPlace? {
            do throws(PlacementRejection) {
                return try make()
            } catch {
                let sentence =
                    if case .noSize = error {
                        "\(device.name) has no \(family.rawValue) widgets; they are skipped."
                    } else {
                        "\(error) It is skipped for \(device.name)."
                    }
                if !omissions.contains(sentence) { omissions.append(sentence) }
                return nil
            }
        }
        switch options.environment.places {
        case .usual where options.extent == .matrix: return WidgetPlace.all(of: family, on: device)
        case .usual:
            let usual = place { () throws(PlacementRejection) in try WidgetPlace(device: device, family: family) }
            return usual.map { [$0] } ?? []
        case .all: return WidgetPlace.all(of: family, on: device)
        case .some(let contexts):
            return contexts.compactMap { context in
                // A place that lacks a family needs a message only if the family was named.
                let isNewInformation =
                    options.extent == .chosen && (options.families != .all || !isElsewhere(family, context))
                if !isNewInformation {
                    return try? WidgetPlace(device: device, context: context, family: family)
                }
                return place { () throws(PlacementRejection) in
                    try WidgetPlace(device: device, context: context, family: family)
                }
            }
        }
    }

    /// Whether the place exists and shows other families.
    private func isElsewhere(_ family: Family, _ context: Context) -> Bool {
        do throws(PlacementRejection) {
            _ = try WidgetPlace(device: device, context: context, family: family)
            return false
        } catch {
            switch error {
            case .familyElsewhere, .familyInOtherPlaces: return true
            default: return false
            }
        }
    }

    private func jobs(in place: WidgetPlace, _ variant: AppearanceVariant, _ options: RenderOptions) throws
        -> [PictureJob]
    {
        var effective: Set<TypeSize> = []
        var jobs: [PictureJob] = []
        for typeSize in options.typeSizes {
            var setting = variant.setting
            setting.typeSize = typeSize
            let traits = try place.traits(under: setting)
            // In the matrix a type size that the platform does not have adds no picture.
            if options.extent == .matrix, !effective.insert(traits.typeSize).inserted { continue }
            let environment = environment(in: place, under: traits, options)
            jobs.append(
                job(
                    environment, in: place, variant.name, typeSize,
                    Finish(traits, in: place, under: setting, options, environment), options))
        }
        return jobs
    }

    func job(
        _ environment: WidgetEnvironment, in place: WidgetPlace?, _ variant: String,
        _ typeSize: TypeSize, _ finish: Finish, _ options: RenderOptions,
        activity: ActivityRecord? = nil, control: ControlRecord? = nil
    ) -> PictureJob {
        let isUsualLocale = options.locales.map(\.identifier) == [LocaleName.standard.identifier]
        let namesPlace = options.extent == .matrix || options.environment.places != .usual
        let name = PictureName(
            kind: name, family: family?.rawValue ?? activity?.presentation.rawValue ?? control?.name ?? "view",
            device: device,
            place: namesPlace ? place?.context.rawValue : nil, appearance: variant,
            locale: isUsualLocale ? nil : locale.identifier, typeSize: typeSize == .large ? nil : typeSize.shortName,
            state: activity.map(\.stateName) ?? (options.state == .timeline ? nil : options.state.rawValue),
            entry: activity != nil || options.entry == 0 ? nil : options.entry, scale: options.scale
        ).text
        var job = PictureJob(
            kind: self.name, family: family, device: device, place: place, appearance: variant,
            environment: environment,
            finish: finish, file: name + "." + options.format.fileExtension, activity: activity,
            control: control)
        if options.extent == .matrix {
            job.file = MatrixFolders.pictures + "/" + job.file
            job.treeFile = MatrixFolders.trees + "/" + name + ".html"
        }
        return job
    }

    /// The environment that the widget receives in a place.
    func environment(in place: WidgetPlace, under traits: PlaceTraits, _ options: RenderOptions) -> WidgetEnvironment {
        var environment = environment(options)
        environment.set(place)
        environment.set(traits)
        environment.typeSize = traits.typeSize
        return environment
    }

    /// The part of the environment that does not depend on the place.
    func environment(_ options: RenderOptions) -> WidgetEnvironment {
        let accessibility = options.environment.accessibility
        return WidgetEnvironment(
            platform: device.platform.system, family: .systemSmall,
            canvasSize: CGSize(width: device.screen.size.width, height: device.screen.size.height),
            displayScale: options.scale ?? device.scale, contrast: accessibility.contrast,
            legibilityWeight: accessibility.weight, transparency: accessibility.transparency,
            differentiation: accessibility.differentiation, systemColors: options.environment.systemColors,
            missingPictures: options.environment.missingPictures, contentMargins: .init(all: 0),
            layoutDirection: options.environment.direction ?? locale.layoutDirection, locale: locale.identifier,
            timeZone: options.timeZone, redaction: options.state == .placeholder ? .placeholder : [],
            now: options.at?.secondsSinceReferenceDate)
    }
}

/// The folders next to the page of a matrix.
enum MatrixFolders {
    static let pictures = "pictures"
    static let trees = "trees"
    static let all = [pictures, trees]
}

extension EnvironmentOptions {
    fileprivate func setting(texture: WidgetTexture) -> Setting {
        var setting = self.setting
        setting.vision.texture = self.texture ?? texture
        return setting
    }
}

extension Finish {
    /// A picture has the size of the widget in its place: the canvas's points times a factor times the pixels per
    /// point. Unless the place's effects are requested, the colors stay as the widget drew them.
    fileprivate init(
        _ traits: PlaceTraits, in place: WidgetPlace, under setting: Setting, _ options: RenderOptions,
        _ environment: WidgetEnvironment
    ) {
        let factor = place.factor * (traits.room?.scale.factor ?? 1)
        let pixels = (options.scale ?? place.pixelScale) * factor
        self.init(
            treatment: nil, backdrop: nil, scale: pixels == environment.displayScale ? nil : pixels, factor: factor)
        guard options.environment.display == .asShown else { return }
        let treatment = Treatment(traits, in: place)
        let backdrop = Backdrop(
            treatment, in: place, under: setting, wallpaper: options.environment.wallpaper)
        self.treatment = treatment.changesNothing ? nil : treatment
        self.backdrop = backdrop
    }
}

extension Treatment {
    fileprivate var changesNothing: Bool {
        coloring == .fullColor && background == .own(fallback: nil) && finishes.isEmpty
    }
}
