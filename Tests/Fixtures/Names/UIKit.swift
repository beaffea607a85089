import SwiftUI
import UIKit

final class CardView: UIView {
    private let titleLabel = UILabel()
    private lazy var button: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Open"
        configuration.imagePadding = 4
        configuration.baseForegroundColor = .white
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        return UIButton(configuration: configuration, primaryAction: UIAction(title: "Open") { _ in })
    }()

    override class var layerClass: AnyClass { CAGradientLayer.self }

    init() {
        super.init(frame: .zero)
        setUp()
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 2)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Go", for: .normal)
        button.setTitleColor(.systemBlue, for: [.normal, .highlighted])
        button.addTarget(self, action: Selector("tap"), for: .touchUpInside)
        addSubview(titleLabel)
        addSubview(button)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
            button.heightAnchor.constraint(equalToConstant: 44),
            button.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
        ])
        let height = titleLabel.heightAnchor.constraint(equalTo: heightAnchor)
        height.priority = .defaultHigh - 1
        titleLabel.setContentHuggingPriority(.required, for: .horizontal)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap")))
        let point = convert(CGPoint.zero, to: titleLabel)
        _ = convert(point, from: nil)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    override var isHidden: Bool { didSet { setNeedsLayout() } }
}

final class ListController: UITableViewController, UISearchResultsUpdating {
    enum Section { case main }
    private var items = ["a", "b"]
    private lazy var source = UITableViewDiffableDataSource<Section, String>(tableView: tableView) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        var content = cell.defaultContentConfiguration()
        content.text = item
        content.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large))
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: Selector("add"))
        navigationItem.largeTitleDisplayMode = .always
        navigationController?.navigationBar.prefersLargeTitles = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        refreshControl = UIRefreshControl()
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: false)
        NotificationCenter.default.addObserver(
            self, selector: Selector("load"), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    func updateSearchResults(for searchController: UISearchController) {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let alert = UIAlertController(title: items[indexPath.row], message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
            self?.items.remove(at: indexPath.row)
        })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.popoverPresentationController?.sourceView = view
        present(alert, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [action])
    }
}

final class FieldController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    private let field = UITextField()
    private let stack = UIStackView()

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func loadView() { view = CardView() }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        field.delegate = self
        field.keyboardType = .emailAddress
        field.returnKeyType = .done
        field.autocapitalizationType = .none
        field.textContentType = .username
        stack.axis = .vertical
        stack.spacing = 8
        stack.addArrangedSubview(field)
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
            self.view.layoutIfNeeded()
        } completion: { finished in
            self.field.alpha = finished ? 1 : 0
        }
        UIView.animate(withDuration: 0.2) { self.view.alpha = 0 }
        UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve, animations: nil)
        if let sheet = sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
    return UICollectionViewCompositionalLayout(section: section)
}

@MainActor
func collection() -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout())
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = UIHostingConfiguration { Text(item) }
        cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenEditing)]
    }
    _ = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    return view
}

@MainActor
func application() async {
    let task = UIApplication.shared.beginBackgroundTask(withName: "sync") {}
    UIApplication.shared.endBackgroundTask(task)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    _ = scenes.first(where: { $0.activationState == .foregroundActive })?.keyWindow?.rootViewController
    if let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) {
        await UIApplication.shared.open(url)
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 17)]
    UINavigationBar.appearance().standardAppearance = appearance
    UITabBar.appearance().unselectedItemTintColor = .gray
    UIPasteboard.general.string = "text"
    _ = UIDevice.current.identifierForVendor?.uuidString
    _ = UIScreen.main.traitCollection.userInterfaceStyle == .dark
}

func attributed() throws -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingTail
    let text = NSMutableAttributedString(
        string: "Hello", attributes: [.paragraphStyle: style, .kern: 1.0, .underlineStyle: NSUnderlineStyle.single.rawValue])
    text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage())))
    _ = ("Hello" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    _ = "Hello".boundingRect(
        with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
        attributes: nil, context: nil)
    return try NSAttributedString(
        data: Data("<b>Bold</b>".utf8),
        options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
        documentAttributes: nil)
}

func archived(_ color: UIColor) throws -> UIColor? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
}

struct Blur: UIViewRepresentable {
    var style = UIBlurEffect.Style.systemMaterial
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {}
}

struct Share: UIViewControllerRepresentable {
    let items: [Any]
    final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
        let parent: Share
        init(_ parent: Share) { self.parent = parent }
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }
    func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

struct Picker: UIViewControllerRepresentable {
    func makeUIViewController(context: UIViewControllerRepresentableContext<Picker>) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = context.coordinator
        picker.sourceType = .camera
        return picker
    }
    func updateUIViewController(
        _ uiViewController: UIImagePickerController, context: UIViewControllerRepresentableContext<Picker>
    ) {}
    func makeCoordinator() -> Share.Coordinator { Share.Coordinator(Share(items: [])) }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIHostingController(rootView: Text("Hi"))
        window.makeKeyAndVisible()
        self.window = window
    }
}

struct Fields: View {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
    @State private var text = ""
    var body: some View {
        TextField("Name", text: $text)
            .keyboardType(.numberPad)
            .textContentType(.name)
            .autocapitalization(.words)
            .background(Color(.systemGray6))
            .font(Font(UIFont.systemFont(ofSize: 12) as CTFont))
        Blur()
    }
}
