import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import RenderModel
import RenderingModes
import Scenes
import WidgetVocabulary

/// A picture to draw.
package struct PictureJob: Hashable, Sendable {
    /// The widget's kind, or the preview's name.
    package var kind: String
    /// `nil` for a preview of a view.
    package var family: Family?
    package var device: Device
    /// `nil` for a preview of a view.
    package var place: WidgetPlace?
    /// The name of the variant as requested, even if the place looks the same in all variants.
    package var appearance: String
    package var environment: WidgetEnvironment
    package var finish = Finish()
    /// File name, relative to the folder of the run. Identical pictures may share one.
    package var file: String
    /// The file of the laid-out tree; `nil` if it is not requested.
    package var treeFile: String?
    /// The contents of a whole scene; `nil` for a picture of one widget or view.
    package var scene: SceneRecord?
    /// The Live Activity that is shown; `nil` for anything else.
    package var activity: ActivityRecord?
    /// The control that is shown; `nil` for anything else.
    package var control: ControlRecord?

    package var familyName: String {
        family?.rawValue ?? activity?.presentation.rawValue ?? control?.name ?? (scene == nil ? "view" : "scene")
    }

    /// Everything that determines the picture of an entry.
    struct Making: Hashable {
        var environment: WidgetEnvironment
        var finish: Finish
    }

    var making: Making { Making(environment: environment, finish: finish) }
}

/// A whole scene in the record of a run.
package struct SceneRecord: Hashable, Sendable {
    package struct Widget: Hashable, Sendable {
        package var kind: String
        package var family: String
        package var mode: String
        /// The bounding rectangle, in points of the scene.
        package var frame: CGRect
    }

    package var context: Context
    /// The App Store's display class that the picture is for.
    package var store: String?
    package var widgets: [Widget]
}

/// The transformations of a laid-out tree before it is drawn.
package struct Finish: Hashable, Sendable {
    /// The place's effects on the tree; `nil` for none.
    package var treatment: Treatment?
    package var backdrop: Backdrop?
    /// The device around a Live Activity.
    package var stage: ActivityStage?
    /// Control Center around a control.
    package var controlStage: ControlStage?
    /// Whether the picture shows more than the widget itself.
    package var hasStage: Bool { stage != nil || controlStage != nil }
    /// Pixels per point of the tree; `nil` for the tree's own scale.
    package var scale: Double?
    /// Points of the display per point of the tree.
    package var factor = 1.0

    package init() {}

    package init(treatment: Treatment?, backdrop: Backdrop?, scale: Double?, factor: Double) {
        self.treatment = treatment
        self.backdrop = backdrop
        self.scale = scale
        self.factor = factor
    }

    /// The tree as the place shows it.
    package func applied(to tree: RenderTree) -> RenderTree {
        var shown = tree
        if let treatment { shown = shown.treated(by: treatment) }
        if let backdrop { shown = backdrop.under(shown) }
        if let stage { shown = stage.compose(shown) }
        if let controlStage { shown = controlStage.compose(shown) }
        return shown
    }
}

/// Pictures that share one call of the widget's provider, or one preview.
///
/// Pictures are planned on demand, so that a plan of thousands is as small as its groups.
package struct JobGroup: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case provider(EntriesRequest)
        /// Index of the preview in the extension's list.
        case preview(Int)
        /// A Live Activity and the index of its state.
        case activity(ActivityRequest, state: Int)
    }

    /// The widget's kind, or the preview's name.
    package var name: String { subject.name }
    package let source: Source
    package var locale: String { subject.locale.identifier }
    /// The system whose build draws the pictures.
    package var system: OperatingSystem { subject.device.platform.system }
    /// Number of pictures.
    package let count: Int

    private let subject: Subject
    private let options: RenderOptions

    init(_ subject: Subject, _ options: RenderOptions, source: Source, count: Int) {
        self.subject = subject
        self.options = options
        self.source = source
        self.count = count
    }

    /// Computed on each access.
    package var jobs: [PictureJob] {
        var omissions: [String] = []
        return subject.jobs(options, &omissions)
    }
}

extension [PictureJob] {
    /// The distinct environments that a tree is needed for.
    package var environments: [WidgetEnvironment] {
        var seen: Set<WidgetEnvironment> = []
        return map(\.environment).filter { seen.insert($0).inserted }
    }

    /// Assigns the file of the first picture to identical ones, which apply the same finish to the same tree.
    mutating func shareFiles() {
        var pictures: [PictureJob.Making: String] = [:]
        var trees: [WidgetEnvironment: String] = [:]
        for index in indices {
            let making = self[index].making
            self[index].file = pictures[making, default: self[index].file]
            pictures[making] = self[index].file
            guard let tree = self[index].treeFile else { continue }
            self[index].treeFile = trees[making.environment, default: tree]
            trees[making.environment] = self[index].treeFile
        }
    }
}
