/// Names one parameter of a class of intents.
open class INParameter: NSObject {
    public let parameterClass: AnyClass
    public let parameterKeyPath: String

    public init(for aClass: AnyClass, keyPath: String) {
        parameterClass = aClass
        parameterKeyPath = keyPath
        super.init()
    }

    open func isEqual(to parameter: INParameter) -> Bool {
        parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
    }
}
