/// One step of a transaction, with what it takes to undo it.
enum Change {
    case started(ObjectIdentifier)
    case nodeMade(NodeID)
    case stackMade(StackID)
    case stackDropped(StackID)
    case appended(StackID)
    case removed(StackID, [NavigationTree.Node])
    case layerAdded
    case layerRemoved(NavigationTree.Layer)
    case selected(StackID, previous: Int)
    case closed
}
