import CoreData

func f() {
    let d = NSExpressionDescription()
    d.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "x")])
    d.expressionResultType = .doubleAttributeType
    _ = NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(value: true)])
    _ = NSPredicate(format: "x == %@", argumentArray: [1])
}
