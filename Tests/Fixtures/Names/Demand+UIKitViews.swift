import UIKit

final class ReadingCell: UITableViewCell {
    static let identifier = "ReadingCell"

    private let nameLabel = UILabel()
    private let pictureView = UIImageView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        pictureView.contentMode = .scaleAspectFit
        pictureView.isUserInteractionEnabled = true
        pictureView.isExclusiveTouch = true
        pictureView.layer.cornerRadius = 8
        pictureView.layer.masksToBounds = true
        pictureView.translatesAutoresizingMaskIntoConstraints = false
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        nameLabel.numberOfLines = 0
        nameLabel.textColor = .secondaryLabel
        contentView.addSubview(pictureView)
        contentView.addSubview(nameLabel)
        let guide = contentView.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            pictureView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            pictureView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            guide.bottomAnchor.constraint(greaterThanOrEqualTo: pictureView.bottomAnchor, constant: 8),
            nameLabel.leadingAnchor.constraint(equalTo: pictureView.trailingAnchor, constant: 8),
            nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            nameLabel.topAnchor.constraint(equalTo: pictureView.topAnchor),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    func show(_ name: String, picture: UIImage?) {
        nameLabel.text = name
        pictureView.image = picture
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        pictureView.image = nil
    }
}

final class RatingControl: UIControl {
    var rating = 0 {
        didSet {
            setNeedsDisplay()
            sendActions(for: .valueChanged)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        rating += 1
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.systemYellow.cgColor)
        context.fill(rect)
    }
}

final class ControlPanel: UIView, UITextFieldDelegate, UITextViewDelegate {
    let button = UIButton(type: .system)
    let field = UITextField()
    let notes = UITextView()
    let scroll = UIScrollView()
    let kinds = UISegmentedControl(items: ["Day", "Week"])
    let rating = RatingControl()

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.setTitle("Save", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .disabled)
        button.setAttributedTitle(
            NSAttributedString(string: "Save", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)]), for: .selected)
        button.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
        button.addAction(UIAction(title: "Save", image: UIImage(systemName: "star")) { _ in }, for: .touchUpInside)
        rating.addTarget(self, action: #selector(ratingChanged), for: .valueChanged)
        kinds.selectedSegmentIndex = 0
        kinds.addTarget(self, action: #selector(ratingChanged), for: .valueChanged)
        kinds.setTitle("Month", forSegmentAt: 1)
        field.delegate = self
        field.placeholder = "Name"
        notes.delegate = self
        notes.isEditable = true
        scroll.contentSize = CGSize(width: 320, height: 640)
        scroll.contentMode = .scaleAspectFit
        scroll.refreshControl = UIRefreshControl()
        [button, field, notes, scroll, kinds, rating].forEach(addSubview)
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func save(_ sender: UIButton) {
        field.resignFirstResponder()
        button.menu = UIMenu(
            title: "Sort", options: .displayInline,
            children: [
                UIAction(title: "Name", state: .on) { _ in },
                UIMenu(title: "More", image: nil, children: [UIAction(title: "Date", attributes: .destructive) { _ in }]),
            ])
        button.showsMenuAsPrimaryAction = true
    }

    @objc func ratingChanged() { scroll.refreshControl?.endRefreshing() }

    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scroll.contentInset.bottom = frame.height
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let text = textField.text, let range = Range(range, in: text) else { return true }
        return text.replacingCharacters(in: range, with: string).count <= 20
    }

    func textViewDidChange(_ textView: UITextView) { setNeedsLayout() }

    func nextStep(from responder: UIResponder) -> UIResponder? { responder.next }
}
