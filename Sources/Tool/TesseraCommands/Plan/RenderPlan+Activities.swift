import DeviceCatalog
import ExtensionProtocol
import Scenes
import WidgetHost
import WidgetVocabulary

extension RenderPlan {
    /// Adds one request to the extension for every activity, device, language and state; each response is drawn in all
    /// presentations of the device.
    mutating func addActivities(_ offers: [ActivityCandidate], _ options: RenderOptions) {
        let wanted = options.widgetKind.map { FoldedName($0) }
        for offer in offers where wanted.map(offer.description.isCalled) ?? true {
            for device in options.devices {
                for locale in options.locales {
                    for index in offer.states.indices {
                        let subject = Subject(
                            name: offer.description.kind,
                            shown: .activity(offer.description, state: offer.record(of: index)), device: device,
                            locale: locale)
                        let request = options.request(
                            for: offer.description, locale: locale.identifier, previews: offer.previews)
                        let group = subject.group(
                            options, source: { _ in .activity(request, state: index) }, omissions: &omissions)
                        if let group { groups.append(group) }
                    }
                }
            }
        }
    }
}

extension ActivityCandidate {
    /// The record of a state. A state without a name gets its number, or an empty name if it is the only one.
    fileprivate func record(of index: Int) -> Subject.ActivityState {
        let state = states[index]
        let name = !state.name.isEmpty ? state.name : states.count > 1 ? "\(index + 1)" : ""
        return Subject.ActivityState(name: name, age: state.age)
    }
}

extension Subject {
    /// A state of a Live Activity.
    struct ActivityState: Hashable, Sendable {
        /// Empty for the only state.
        var name: String
        var age: ActivityRequest.Age
    }

    /// The pictures of an activity in one state; a presentation that was named and that the device does not have adds a
    /// line to `omissions`.
    func activityJobs(
        _ activity: ActivityDescription, _ state: ActivityState, _ options: RenderOptions, _ omissions: inout [String]
    ) -> [PictureJob] {
        var jobs: [PictureJob] = []
        for presentation in options.presentations where options.environment.shows(presentation) {
            let isNamed = if case .some = options.activities { true } else { false }
            guard activity.shows(presentation) else {
                if isNamed { note("\(activity.kind) has no Smart Stack layout and is skipped.", in: &omissions) }
                continue
            }
            let placement: ActivityPlacement
            do throws(ActivityRejection) {
                placement = try ActivityPlacement(device: device, presentation: presentation)
            } catch {
                if isNamed { note("\(error) It is skipped.", in: &omissions) }
                continue
            }
            // A presentation that looks the same in both appearances needs only one picture.
            let appearances = placement.isAlwaysDark ? [.dark] : options.activityAppearances
            for appearance in appearances {
                for typeSize in options.typeSizes {
                    jobs.append(job(placement, state, appearance, typeSize, options))
                }
            }
        }
        return jobs
    }

    private func note(_ sentence: String, in omissions: inout [String]) {
        if !omissions.contains(sentence) { omissions.append(sentence) }
    }

    func job(
        _ placement: ActivityPlacement, _ state: ActivityState, _ appearance: Appearance,
        _ typeSize: TypeSize, _ options: RenderOptions
    ) -> PictureJob {
        var environment = environment(options)
        environment.set(placement)
        let isDark = appearance == .dark || placement.isAlwaysDark
        environment.colorScheme = isDark ? .dark : .light
        environment.typeSize = typeSize
        var finish = Finish()
        if options.format == .png || options.format == .svg {
            finish.stage = ActivityStage(
                placement: placement, tone: isDark ? .dark : .light,
                wallpaper: options.environment.wallpaper ?? .graphite,
                direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
                locale: locale.identifier, scale: options.scale)
        }
        return job(
            environment, in: nil, appearance.fileName, typeSize, finish, options,
            activity: ActivityRecord(presentation: placement.presentation, state: state.name, age: state.age))
    }

    /// The pictures of a preview of a Live Activity, which specifies its presentation.
    func previewJobs(
        _ presentation: ActivityPresentation, _ options: RenderOptions, _ omissions: inout [String]
    ) -> [PictureJob] {
        let placement: ActivityPlacement
        do throws(ActivityRejection) {
            placement = try ActivityPlacement(device: device, presentation: presentation)
        } catch {
            note("\(error) It is skipped.", in: &omissions)
            return []
        }
        let name = options.entry.map { $0 == 0 ? "" : "\($0 + 1)" } ?? ""
        return options.activityAppearances.flatMap { appearance in
            options.typeSizes.map { typeSize in
                job(placement, ActivityState(name: name, age: .current), appearance, typeSize, options)
            }
        }
    }
}

extension ActivityRecord {
    /// The name in file names; `nil` for the only state.
    var stateName: String? {
        let parts = [state, age == .stale ? "stale" : ""].filter { !$0.isEmpty }
        return parts.isEmpty ? nil : PictureName.safe(parts.joined(separator: "_"))
    }
}

extension RenderOptions {
    /// Live Activities support light and dark; the Home Screen's tints do not affect them.
    fileprivate var activityAppearances: [Appearance] {
        if extent == .matrix { return [.light, .dark] }
        let asked = appearances.map { $0 == .dark ? Appearance.dark : .light }.uniqued
        return asked.isEmpty ? [.light] : asked
    }
}

extension ActivityPlacement {
    /// StandBy and watches are black, whatever the appearance.
    fileprivate var isAlwaysDark: Bool { presentation == .standBy || presentation == .smartStack }
}

extension ActivityPresentation {
    /// The presentation of a preview's name.
    init(_ name: ActivityPresentationName) {
        switch name {
        case .lockScreen: self = .lockScreen
        case .compact: self = .compact
        case .minimal: self = .minimal
        case .minimalAttached: self = .minimalAttached
        case .expanded: self = .expanded
        case .standBy: self = .standBy
        case .smartStack: self = .smartStack
        }
    }
}
