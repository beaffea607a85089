/// The part of the Static Analysis Results Interchange Format, version 2.1.0, that a report uses, after section 3 of the
/// standard: required properties, types, names of choices and addresses. Objects have no properties besides these.
enum SARIFShape {
    static let document = JSONShape.object(
        required: ["version", "runs"],
        ["$schema": .uri, "version": .choice(["2.1.0"]), "runs": .list(run, isUnique: false)])

    private static let run = JSONShape.object(
        required: ["tool"],
        [
            "tool": .object(required: ["driver"], ["driver": component]),
            "invocations": .list(invocation, isUnique: false), "results": .list(result, isUnique: false),
        ])

    private static let component = JSONShape.object(
        required: ["name"], ["name": .text, "version": .text, "rules": .list(descriptor, isUnique: true)])

    private static let descriptor = JSONShape.object(
        required: ["id"],
        [
            "id": .text, "name": .text, "shortDescription": message, "fullDescription": message, "help": message,
            "defaultConfiguration": .object(required: [], ["level": level]),
        ])

    /// A message, whose text is required here because no message of a report has an id.
    private static let message = JSONShape.object(required: ["text"], ["text": .text])

    private static let level = JSONShape.choice(["none", "note", "warning", "error"])

    private static let invocation = JSONShape.object(
        required: ["executionSuccessful"],
        [
            "executionSuccessful": .flag, "toolConfigurationNotifications": .list(notification, isUnique: false),
            "toolExecutionNotifications": .list(notification, isUnique: false),
        ])

    private static let notification = JSONShape.object(
        required: ["message"], ["message": message, "level": level, "locations": .list(location, isUnique: true)])

    private static let result = JSONShape.object(
        required: ["message"],
        [
            "ruleId": .text, "ruleIndex": .integer(from: 0),
            "kind": .choice(["notApplicable", "pass", "fail", "review", "open", "informational"]), "level": level,
            "message": message, "locations": .list(location, isUnique: false), "fingerprints": .map(.text),
            "partialFingerprints": .map(.text), "properties": .map(.anything),
        ])

    private static let location = JSONShape.object(
        required: [],
        [
            "message": message,
            "physicalLocation": .object(
                required: ["artifactLocation"],
                [
                    "artifactLocation": .object(required: ["uri"], ["uri": .uriReference]),
                    "region": .object(required: ["startLine"], ["startLine": .integer(from: 1)]),
                ]),
            "logicalLocations": .list(.object(required: [], ["fullyQualifiedName": .text]), isUnique: true),
        ])
}
